import { join } from 'node:path'
import type { BrandFault } from '#core/brand/brandFault.ts'
import { findBrandFaults } from '#core/brand/rules.ts'
import type { Brand, Overlay } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { findHeaderFaults } from '../stamp/headers-file.ts'
import { findLostAddresses } from './addresses.ts'
import { applyOverlay, isUnset, listOverlays, type OverlaidBrand, readOverlay } from './overlay.ts'
import type { ParsedBrand } from './parsed-brand.ts'
import { quoteWritten } from './written.ts'

/**
 * Finds the faults that a brand has only together with an overlay, as when the overlay's domain is
 * one of the brand's mirrors. Each names the overlay's file.
 *
 * @param flag origin that overrides the overlay's gateway; the brand alone has no other
 */
export async function findOverlaidFaults(
  { folder, file }: ParsedBrand,
  brand: Brand,
  env: string,
  { brand: overlaid, overlay, written, gateway }: OverlaidBrand,
  flag?: string,
): Promise<Fault[]> {
  const overlayFile = join(displayPath(folder), `${env}.json`)
  const known = (await findRuleFaults(brand, flag ?? '')).map(({ path }) => path)
  return (await findRuleFaults(overlaid, flag ?? gateway))
    .filter(({ path }) => !known.includes(path))
    .map(({ path, message: told }) => {
      const message = hideVariables(told, overlay, written)
      const [, key = ''] = /^\$\.(\w+)/.exec(path) ?? []
      return Object.hasOwn(overlay, key)
        ? { file: overlayFile, path, message }
        : { file: overlayFile, message: `makes a fault of ${file}: ${path} ${message}` }
    })
}

/** Finds the faults of every overlay of a brand, except texts whose variables are not set here. */
export async function findFaultsOfEveryOverlay(
  parsed: ParsedBrand,
  variables: NodeJS.ProcessEnv,
): Promise<Fault[]> {
  const { brand, folder } = parsed
  const found = listOverlays(folder).map(async (env) => {
    try {
      if (brand) {
        const overlaid = applyOverlay(brand, folder, displayPath(folder), env, variables)
        return await findOverlaidFaults(parsed, brand, env, overlaid)
      }
      readOverlay(folder, displayPath(folder), env, variables)
      return []
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      return error.faults.filter((fault) => !isUnset(fault))
    }
  })
  return (await Promise.all(found)).flat()
}

/** Checks what the values of an overlay can break: rules between fields, addresses and headers. */
const findRuleFaults = async (brand: Brand, gateway: string): Promise<BrandFault[]> => [
  ...findBrandFaults(brand),
  ...(await findLostAddresses(brand)),
  ...findHeaderFaults(brand, gateway),
]

/** Writes the values of an overlay in a message as its file spells them. */
const hideVariables = (message: string, overlay: Overlay, written: Overlay): string =>
  pairTexts(overlay, written).reduce(
    (told, [value, spelled]) =>
      value === spelled
        ? told
        : told.replaceAll(quote(value), quoteWritten(spelled, value)).replaceAll(value, spelled),
    message,
  )

/** Pairs each text with the one of the same key, since files have their keys in any order. */
function pairTexts(value: unknown, written: unknown): [value: string, written: string][] {
  if (typeof value === 'string') return [[value, String(written)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    pairTexts(item, (written as Record<string, unknown>)[key]),
  )
}
