import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app-build.ts'
import { FaultError, RefusedError } from '../fault.ts'
import { hashBrand, hashProduct, hashRelease } from '../inputs.ts'
import { readProduct } from '../product.ts'
import { readBrands } from '../read/brands.ts'
import { findRelease, listReleases, noReleases, type Release, releasesFolder } from '../releases.ts'
import { stampBrand } from '../stamp/stamp.ts'
import { diffReleases, type ReleaseDiff } from './diff.ts'

interface SidesOptions {
  out: string
  brandsDir: string
  id: string
  /** Two releases; one, to compare it with the current one; or none, for the current one and now. */
  wanted: readonly string[]
  /** Environment of what a build would emit; that of the current release unless given. */
  env?: string
  gateway?: string
  say: (text: string) => void
}

interface Compared {
  before: string
  after: string
  diff: ReleaseDiff | undefined
}

/** Compares two releases of a brand, or the current one with what a build would emit now. */
export async function compareSides(options: SidesOptions): Promise<Compared> {
  const { out, id, wanted } = options
  const releases = listReleases(out, id)
  const current = releases.find((one) => one.current)
  const before = wanted[0] === undefined ? current : requireRelease(releases, id, wanted[0])
  if (!before || !current) throw noReleases(out, id)
  if (wanted.length === 0) return compareWithNow(before, options)
  const after = wanted[1] === undefined ? current : requireRelease(releases, id, wanted[1])
  const folder = ({ hash }: Release) => join(releasesFolder(out, id), hash)
  const isSame = before.hash === after.hash
  const diff = isSame ? undefined : diffReleases(folder(before), folder(after))
  return { before: before.hash, after: after.hash, diff }
}

function requireRelease(releases: readonly Release[], id: string, wanted: string): Release {
  const found = findRelease(releases, wanted)
  if (found) return found
  const kept = releases.map(({ hash }) => hash).join(', ')
  throw new RefusedError(`There is no release ${wanted} of ${id}; kept: ${kept || 'none'}`)
}

/** Stamps the brand into a temporary folder, unless the current release is made from the same. */
async function compareWithNow(
  current: Release,
  { out, brandsDir, id, env = current.env, gateway, say }: SidesOptions,
): Promise<Compared> {
  const { ready, faults } = await readBrands({
    brandsDir,
    ids: [id],
    ...(env !== undefined && { env }),
    ...(gateway !== undefined && { gateway }),
  })
  const [one] = ready
  if (!one) throw new FaultError(faults)
  const app = await buildApp(say)
  const inputs = { product: hashProduct(app.hash), brand: hashBrand(one, env) }
  const hash = hashRelease(inputs)
  if (hash === current.hash) return { before: current.hash, after: hash, diff: undefined }
  const folder = mkdtempSync(join(tmpdir(), 'livery-diff-'))
  try {
    await stampBrand(one, folder, { app, hash, env, inputs, product: readProduct() })
    const diff = diffReleases(join(releasesFolder(out, id), current.hash), folder)
    return { before: current.hash, after: hash, diff }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
