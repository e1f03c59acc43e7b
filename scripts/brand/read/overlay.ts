import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, type Overlay, OverlaySchema, REPLACED_KEYS } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { findHostFaults } from './hosts.ts'
import { readBrandJson } from './json.ts'
import { jsonPath } from './path.ts'
import { parseShape } from './shape.ts'

/** Any other variable may be a secret of the machine, and what an overlay says is public. */
const PREFIX = 'LIVERY_'
const VARIABLE = /^(LIVERY_[A-Z0-9_]+)(?::-([^]*))?$/
const ANY_NAME = /^\w+$/

const UNSET = 'needs the environment variable'

export interface OverlaidBrand {
  brand: Brand
  /** Origin of the gateway; empty for the page's own. */
  gateway: string
}

/**
 * Lays `<env>.json` over a brand: its origins add to the brand's, its domains and
 * mirrors replace them.
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
  const { overlay } = readOverlay(folder, displayFolder, env, variables)
  const { gateway = '', domains = brand.domains, origins } = overlay
  const { mirrorDomains = brand.mirrorDomains } = overlay
  const added = (name: keyof Brand['origins']) => [
    ...new Set([...brand.origins[name], ...(origins?.[name] ?? [])]),
  ]
  return {
    gateway,
    brand: {
      ...brand,
      domains,
      mirrorDomains,
      origins: {
        images: added('images'),
        games: added('games'),
        chat: added('chat'),
        payments: added('payments'),
      },
    },
  }
}

/**
 * Reads `<env>.json` of a brand's folder; empty if there is none. `${LIVERY_NAME}` and
 * `${LIVERY_NAME:-default}` in its texts stand for variables of the environment.
 *
 * @returns what it says, and the same as the file has it
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
  // A text whose variable is missing has no value to check.
  const hasValue = ({ path: place }: Fault) => !faults.some((fault) => fault.path === place)
  const shape = parseShape(OverlaySchema, value, file, written)
  const hosts = findHostFaults(shape.value ?? {}, file, written as Overlay)
  faults.push(...[...shape.faults, ...hosts].filter(hasValue))
  if (faults.length > 0) throw new FaultError(faults)
  return { overlay: shape.value!, written: written as Overlay }
}

/**
 * Environments that a brand folder has an overlay for; none if it cannot be read, which is
 * reported.
 */
export function listOverlays(folder: string): string[] {
  return listNames(folder)
    .filter((name) => name.endsWith('.json') && name !== 'brand.json')
    .map((name) => name.slice(0, -'.json'.length))
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Faults of every overlay of a brand, but for those whose variables are set elsewhere. */
export function findOverlayFaults(
  folder: string,
  displayFolder: string,
  variables: NodeJS.ProcessEnv,
): Fault[] {
  return listOverlays(folder).flatMap((env) => {
    try {
      readOverlay(folder, displayFolder, env, variables)
      return []
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      return error.faults.filter(({ message }) => !message.startsWith(UNSET))
    }
  })
}

type Report = (keys: PropertyKey[], message: string) => void

/** Replaces environment variables in values of keys that may contain variables. */
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
