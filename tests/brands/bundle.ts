import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Brand } from '#core/brand/schema.ts'
import { MODES, SEED_NAMES, seedOf } from '#core/brand/theme.ts'
import { RELEASE_FILE } from '#scripts/brand/places.ts'

/** Reads every file of a site, keyed by its path such as `assets/main.js`. */
export function readSite(folder: string): Map<string, Buffer> {
  const entries = readdirSync(`${folder}/`, { withFileTypes: true, recursive: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Reads the brand file of an emitted site from the release folder around it. */
export const readBrand = (site: string) =>
  (JSON.parse(readFileSync(join(releaseOf(site), RELEASE_FILE), 'utf8')) as { brand: Brand }).brand

export const releaseOf = (site: string) => dirname(realpathSync(site))

export const sha256 = (bytes: string | Uint8Array, encoding: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(bytes).digest(encoding)

/** Lists the files that an incomplete site lacks; empty for a complete site. */
export function findHoles(folder: string): string[] {
  const files = readSite(folder)
  const holes = ['index.html', '_headers', 'manifest.webmanifest'].filter(
    (name) => !files.get(name)?.length,
  )
  const page = files.get('index.html')?.toString() ?? ''
  // Links to pages lead to addresses, of which not each has a file of its own.
  for (const [, href] of page.matchAll(/<(?!a )[^>]*(?:href|src)="\/([^"]+)"/g)) {
    if (!files.get(href!)?.length) holes.push(href!)
  }
  for (const [name, bytes] of files) {
    const plain = files.get(name.replace(/\.(?:br|gz)$/, ''))
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync
    if (/\.(?:br|gz)$/.test(name) && !(plain && unpack(bytes).equals(plain))) holes.push(name)
  }
  return holes
}

/** Names, colours and pictures by which people recognise a brand. */
export interface Identity {
  id: string
  texts: string[]
  colors: string[]
  /** SHA-256 hashes of the brand's pictures. */
  artwork: string[]
}

export function identityOf(brand: Brand, brandFolder: string): Identity {
  const pictures = readdirSync(brandFolder).filter((name) => /\.(?:svg|png|webp|jpg)$/.test(name))
  return {
    id: brand.id,
    texts: [brand.id, brand.name, brand.merchant, ...brand.domains, ...brand.mirrorDomains],
    colors: SEED_NAMES.flatMap((name) => MODES.map((mode) => seedOf(brand.theme, name, mode))),
    artwork: pictures.map((name) => sha256(readFileSync(join(brandFolder, name)))),
  }
}

/** Lists traces of other brands in a site, each as `file: trace`. */
export function findLeaks(
  files: ReadonlyMap<string, Buffer>,
  own: Identity,
  others: readonly Identity[],
): string[] {
  const known = new Set([...own.texts, ...own.colors, ...own.artwork].map((it) => it.toLowerCase()))
  const foreign = others.flatMap(({ texts, colors, artwork }) => [...texts, ...colors, ...artwork])
  const traces = [...new Set(foreign.map((it) => it.toLowerCase()))].filter((it) => !known.has(it))
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${traces.map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const leaks: string[] = []
  for (const [name, bytes] of files) {
    const hash = sha256(bytes)
    if (traces.includes(hash)) leaks.push(`${name}: the same picture`)
    if (/\.(?:br|gz|png|jpg|webp|woff2)$/.test(name)) continue
    const found = new Set([...bytes.toString().matchAll(words)].map(([trace]) => trace))
    leaks.push(...[...found].map((trace) => `${name}: ${trace}`))
  }
  return leaks
}
