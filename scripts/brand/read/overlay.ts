import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, type Overlay, OverlaySchema, REPLACED_KEYS } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { displayPath, SANDBOX } from '../places.ts'
import { findHostFaults } from './hosts.ts'
import { readBrandJson } from './json.ts'
import { jsonPath } from './path.ts'
import { parseShape } from './shape.ts'

/**
 * Prefix of the allowed variables. Any other variable may be a secret of the machine, while an
 * overlay is public.
 */
const PREFIX = 'LIVERY_'
const VARIABLE = /^(LIVERY_[A-Z0-9_]+)(?::-([^]*))?$/
const ANY_NAME = /^\w+$/

const UNSET = 'needs the environment variable'

export interface OverlaidBrand {
  brand: Brand
  /** Origin of the gateway; empty if it is the page's own origin. */
  gateway: string
  /** The overlay with variables replaced, and as its file spells it. */
  overlay: Overlay
  written: Overlay
}

/**
 * Applies the overlay `<env>.json` to a brand: its origins are added to the brand's and those of
 * `withoutOrigins` taken away, its features switch single ones, all else replaces the brand's.
 *
 * @throws FaultError
 */
export function applyOverlay(
  brand: Brand,
  folder: string,
  displayFolder: string,
  env: string,
  variables: NodeJS.ProcessEnv,
): OverlaidBrand {
  const { overlay, written } = readOverlay(folder, displayFolder, env, variables)
  const { gateway = '', origins, withoutOrigins, features } = overlay
  const lost = findUnknownOrigins(brand, withoutOrigins, join(displayFolder, `${env}.json`))
  if (lost.length > 0) throw new FaultError(lost)
  const merged = (name: OriginKind) => [
    ...new Set([
      ...brand.origins[name].filter((origin) => !withoutOrigins?.[name].includes(origin)),
      ...(origins?.[name] ?? []),
    ]),
  ]
  return {
    gateway,
    overlay,
    written,
    brand: {
      ...brand,
      ...replacedKeys(overlay),
      features: { ...brand.features, ...features },
      origins: {
        images: merged('images'),
        games: merged('games'),
        chat: merged('chat'),
        payments: merged('payments'),
        social: merged('social'),
      },
    },
  }
}

type OriginKind = keyof Brand['origins']

/** Finds origins that an overlay takes away although the brand file has none of them. */
function findUnknownOrigins(
  brand: Brand,
  without: Overlay['withoutOrigins'],
  file: string,
): Fault[] {
  const kinds = Object.entries(without ?? {}) as [OriginKind, string[]][]
  return kinds.flatMap(([kind, given]) =>
    given.flatMap((origin, at): Fault[] => {
      const path = `$.withoutOrigins.${kind}[${at}]`
      const message = `is ${quote(origin)}, which is no origin of the brand file; remove it`
      return brand.origins[kind].includes(origin) ? [] : [{ file, path, message }]
    }),
  )
}

/** Picks what an overlay puts in the place of the brand's own. */
function replacedKeys({
  merchant,
  gatewayKeyThumbprint,
  domains,
  mirrorDomains,
  verification,
  customerService,
  telemetry,
}: Overlay): Partial<Brand> {
  return {
    ...(merchant !== undefined && { merchant }),
    ...(gatewayKeyThumbprint !== undefined && { gatewayKeyThumbprint }),
    ...(domains && { domains }),
    ...(mirrorDomains && { mirrorDomains }),
    ...(verification && { verification }),
    ...(customerService && { customerService }),
    ...(telemetry && { telemetry }),
  }
}

/**
 * Reads `<env>.json` in a brand's folder; empty if there is none. `${LIVERY_NAME}` and
 * `${LIVERY_NAME:-default}` in its texts stand for environment variables.
 *
 * @returns the overlay with variables replaced, and as the file spells it
 * @throws FaultError
 */
export function readOverlay(
  folder: string,
  displayFolder: string,
  env: string,
  variables: NodeJS.ProcessEnv,
): { overlay: Overlay; written: Overlay } {
  const file = join(displayFolder, `${env}.json`)
  if (!listOverlays(folder).includes(env)) return { overlay: {}, written: {} }
  const written = readBrandJson(folder, `${env}.json`, file)
  const faults: Fault[] = []
  const value = replaceVariables(written, variables, (keys, message) =>
    faults.push({ file, path: jsonPath(keys), message }),
  )
  // If a variable in a text is not set, the text has no value to check.
  const hasValue = ({ path: place }: Fault) => !faults.some((fault) => fault.path === place)
  const shape = parseShape(OverlaySchema, value, file, written)
  const hosts = findHostFaults(shape.value ?? {}, file, written as Overlay)
  faults.push(...[...shape.faults, ...hosts].filter(hasValue))
  if (faults.length > 0) throw new FaultError(faults)
  return { overlay: shape.value!, written: written as Overlay }
}

/**
 * Lists the environments for which a brand has an overlay; none if the folder cannot be read, which
 * is reported.
 */
export function listOverlays(folder: string): string[] {
  return listNames(folder)
    .filter((name) => name.endsWith('.json') && name !== 'brand.json')
    .map((name) => name.slice(0, -'.json'.length))
}

/**
 * Finds that a brand has no overlay for an environment: its site would have the gateway and domains
 * of another one. The sandbox needs none, since it is the gateway on every site's own origin.
 */
export function findMissingOverlay(folder: string, env: string | undefined): Fault[] {
  if (env === undefined || env === SANDBOX || listOverlays(folder).includes(env)) return []
  const message = `does not exist; write what differs for ${env}, or {} if nothing does`
  return [{ file: displayPath(join(folder, `${env}.json`)), message }]
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whether a fault only says that a variable is not set here, which may be set where sites are built. */
export const isUnset = ({ message }: Fault) => message.startsWith(UNSET)

type Report = (keys: PropertyKey[], message: string) => void

/** Replaces environment variables in the values of keys that may contain variables. */
function replaceVariables(
  overlay: Record<string, unknown>,
  variables: NodeJS.ProcessEnv,
  report: Report,
): Record<string, unknown> {
  const isReplaced = (key: string) => (REPLACED_KEYS as readonly string[]).includes(key)
  return Object.fromEntries(
    Object.entries(overlay).map(([key, value]) => [
      key,
      isReplaced(key) ? replaceIn(value, variables, [key], report) : value,
    ]),
  )
}

function replaceIn(
  value: unknown,
  variables: NodeJS.ProcessEnv,
  keys: PropertyKey[],
  report: Report,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => replaceIn(item, variables, [...keys, index], report))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        replaceIn(item, variables, [...keys, key], report),
      ]),
    )
  }
  if (typeof value !== 'string') return value
  return value.replace(/\$\{([^}]*)\}/g, (whole, inside: string) => {
    const [, name, fallback] = VARIABLE.exec(inside) ?? []
    const found = name === undefined ? undefined : variables[name] || fallback
    if (found !== undefined) return found
    report(keys, name === undefined ? tellForeign(inside) : tellUnset(name))
    return whole
  })
}

const tellUnset = (name: string) => `${UNSET} ${name}, which is not set and has no default`

function tellForeign(inside: string): string {
  const name = inside.split(':-')[0]!
  const example = ANY_NAME.test(name) ? PREFIX + name.toUpperCase() : `${PREFIX}NAME`
  return `names the variable ${quote(name)}, must name one that begins with ${PREFIX}, such as ${example}`
}
