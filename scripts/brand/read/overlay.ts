import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, type Overlay, OverlaySchema } from '#core/brand/schema.ts'
import { type Fault, FaultError } from '../fault.ts'
import { findHostFaults } from './hosts.ts'
import { readJsonObject } from './json.ts'
import { jsonPath } from './path.ts'
import { parseShape } from './shape.ts'

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
  const overlay = readOverlay(folder, displayFolder, env, variables)
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
 * Reads `<env>.json` of a brand's folder; empty if there is none. `${NAME}` and `${NAME:-default}`
 * in its texts stand for variables of the environment.
 *
 * @throws FaultError
 */
export function readOverlay(
  folder: string,
  displayFolder: string,
  env: string,
  variables: NodeJS.ProcessEnv,
): Overlay {
  const path = join(folder, `${env}.json`)
  const file = join(displayFolder, `${env}.json`)
  if (!listOverlays(folder).includes(env)) return {}
  const faults: Fault[] = []
  const raw = interpolate(readJsonObject(path, file), variables, [], (keys, message) =>
    faults.push({ file, path: jsonPath(keys), message }),
  )
  const shape = parseShape(OverlaySchema, raw, file)
  faults.push(...shape.faults, ...findHostFaults(shape.value ?? {}, file))
  if (faults.length > 0) throw new FaultError(faults)
  return shape.value!
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
      return error.faults.some(({ message }) => message.startsWith(UNSET)) ? [] : error.faults
    }
  })
}

function interpolate(
  value: unknown,
  variables: NodeJS.ProcessEnv,
  keys: PropertyKey[],
  report: (keys: PropertyKey[], message: string) => void,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => interpolate(item, variables, [...keys, index], report))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        interpolate(item, variables, [...keys, key], report),
      ]),
    )
  }
  if (typeof value !== 'string') return value
  return value.replace(
    /\$\{([A-Z_][A-Z0-9_]*)(?::-([^}]*))?\}/g,
    (_, name: string, fallback: string | undefined) => {
      const found = variables[name] || fallback
      if (found !== undefined) return found
      report(keys, `${UNSET} ${name}, which is not set and has no default`)
      return ''
    },
  )
}
