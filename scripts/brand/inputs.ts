import { hashFiles, hashOf } from './hash.ts'
import { ROOT } from './places.ts'
import type { ReadyBrand } from './read/brands.ts'
import type { Picture } from './read/picture.ts'

/** Digests of what a release is made from; the release's own hash is the digest of both. */
export interface Inputs {
  /** Digest of the app and of the code that stamps it. */
  product: string
  /** Digest of the brand file, its overlay and its artwork. */
  brand: string
}

export const hashRelease = ({ product, brand }: Inputs) => hashOf(product, brand)

/**
 * Hashes the app together with the code that builds a brand's site, since changed code must produce
 * a new release.
 *
 * @param app hash of the app's sources
 */
export function hashProduct(app: string): string {
  const tools = hashFiles(
    ROOT,
    ['scripts/brand', 'scripts/language', 'themes', 'src/core/brand', 'src/rules/languages.ts'],
    // The verbs only read flags and print, so their words do not make a new release.
    (path) => !/\.test\.ts$|^scripts\/brand\/verbs\//.test(path),
  )
  return hashOf(app, tools)
}

export function hashBrand(
  { brand, gateway, artwork, fonts, pictures: own, publicFiles }: ReadyBrand,
  env: string | undefined,
): string {
  const files = [...(Object.values(artwork) as Picture[]), ...own.sources, ...fonts.files]
  const named = publicFiles.flatMap(({ name, bytes }) => [name, bytes])
  const data = JSON.stringify({ brand, gateway, env })
  return hashOf(data, ...files.map(({ bytes }) => bytes), ...named)
}
