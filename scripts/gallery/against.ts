import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../brand/fault.ts'
import { displayPath, ROOT } from '../brand/places.ts'
import { compareGalleries } from './compare.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { type Choice, choosePictures, orderOf } from './flags.ts'
import { listPictures, type Picture } from './pictures.ts'
import { isScene } from './plan.ts'
import { type GalleryRecord, type Order, readRecord } from './record.ts'
import { findRelease, type FoundRelease, showAlone } from './releases.ts'
import { CHANGES, DIFFERENCES, tellChange, tellCounts, writeReport } from './report.ts'
import { onStage, type StageOptions } from './stage.ts'
import { type Taken, takePictures } from './take.ts'

interface AgainstOptions {
  /** A gallery's folder, or a release. */
  against: string
  choice: Choice
  out: string
  /** Folders of sites in which a release is looked for. */
  sites: readonly string[]
  /** Compares the pictures that `out` has, and takes none. */
  compareOnly: boolean
  brandsDir: string
  port: number
}

interface Pair {
  before: {
    name: string
    folder: string
    pictures: readonly Picture[]
    tolerance?: number
    /** Tells if the browser was another one; undefined otherwise. */
    otherBrowser?: string | undefined
  }
  after: Taken
}

/**
 * Compares the brands of today with an earlier gallery or a release, and writes a report.
 *
 * @returns whether every picture is the same
 */
export async function compareAgainst(options: AgainstOptions): Promise<boolean> {
  const { against, out, sites } = options
  const folder = resolve(against)
  rmSync(join(out, CHANGES), { recursive: true, force: true })
  const pair = existsSync(folder)
    ? await pairWithFolder(folder, options)
    : await pairWithRelease(findRelease(against, sites), options)
  if (!pair) return !process.env.CI
  const { before, after } = pair
  const changes = await compareGalleries({
    before,
    after: { folder: out, pictures: after.pictures },
    differences: join(out, DIFFERENCES),
    tolerance: before.tolerance,
  })
  const compared = after.pictures.length
  const report = writeReport({
    against: before.name,
    changes,
    compared,
    before: before.folder,
    out,
  })
  console.log('')
  for (const change of changes) console.log(`${change.picture.name}: ${tellChange(change)}`)
  if (after.faults.length > 0) {
    console.error(`\n${after.faults.length} complaints:\n${after.faults.join('\n')}`)
  }
  if (changes.length > 0 && before.otherBrowser) console.log(`\n${before.otherBrowser}`)
  console.log(`\n${tellCounts(changes, compared)}; see ${displayPath(report)}`)
  return changes.length === 0 && after.faults.length === 0
}

async function pairWithFolder(folder: string, options: AgainstOptions): Promise<Pair | undefined> {
  const { choice, out } = options
  if (folder === out) throw new UsageError('--against and --out name the same folder')
  const record = readRecord(folder)
  const name = displayPath(folder)
  if (record.platform !== process.platform) {
    const { platform } = process
    console.log(
      `${name} was photographed on ${record.platform}. Letters have other edges on ${platform}, so nothing is compared.`,
    )
    return undefined
  }
  const { tolerance, scale, plain } = record
  const before = { name, folder, ...(tolerance && { tolerance }) }
  if (options.compareOnly) {
    const isWanted = choosePictures(choice, [])
    return {
      before: { ...before, pictures: listPictures(folder).filter(isWanted) },
      after: { pictures: listPictures(out).filter(isWanted), faults: [] },
    }
  }
  const orders = repeatOrders(record, options)
  const stage = { ...options, ids: idsOf(orders), plain }
  return onStage(stage, async (opened) => {
    const isWanted = choosePictures(choice, opened.brands)
    const after = await takePictures(opened, { out, orders, scale, plain, isWanted })
    writeContactSheet(out)
    const pictures = listPictures(folder).filter(isWanted)
    const version = opened.browser.version()
    const otherBrowser =
      version === record.browser
        ? undefined
        : `${name} was photographed by Chromium ${record.browser}, this is ${version}, which may draw letters in another way.`
    return { before: { ...before, pictures, otherBrowser }, after }
  })
}

/** Repeats the orders of a gallery, without the brands and scenes that are gone or not chosen. */
function repeatOrders({ orders }: GalleryRecord, { choice, brandsDir }: AgainstOptions): Order[] {
  const isThere = (id: string) => existsSync(join(resolve(brandsDir), id, 'brand.json'))
  return orders.flatMap(({ brands, routes, ...rest }) => {
    const isOfAll = brands.length === 0
    const ids = isOfAll
      ? (choice.brands ?? [])
      : brands.filter((id) => isThere(id) && (choice.brands?.includes(id) ?? true))
    if (!isOfAll && ids.length === 0) return []
    return [{ ...rest, brands: [...ids], ...(routes && { routes: routes.filter(isScene) }) }]
  })
}

/** Lists the brands of orders; none stands for all. */
const idsOf = (orders: readonly Order[]): string[] =>
  orders.some(({ brands }) => brands.length === 0)
    ? []
    : [...new Set(orders.flatMap(({ brands }) => brands))]

/** Photographs a release, and then its brand of today for the same environment. */
async function pairWithRelease(release: FoundRelease, options: AgainstOptions): Promise<Pair> {
  const { out, choice, brandsDir, port } = options
  const { id, hash, env, emittedAt } = release
  const folder = join(ROOT, '.cache/gallery/pictures', hash)
  rmSync(folder, { recursive: true, force: true })
  const orders = [orderOf({ ...choice, brands: [id] })]
  const emitted = showAlone(release)
  const stage = { port, brandsDir, ids: [id] }
  const take = (into: string, more: Partial<StageOptions>) =>
    onStage({ ...stage, ...more }, (opened) => takePictures(opened, { out: into, orders }))
  console.log(`${id} as in release ${hash} of ${emittedAt}`)
  const earlier = await take(folder, { emitted })
  console.log(`\n${id} of today`)
  const after = await take(out, { env: env ?? null })
  writeContactSheet(out)
  const { pictures, faults } = earlier
  return {
    before: { name: `${id} ${hash}`, folder, pictures },
    after: { ...after, faults: [...faults.map((fault) => `${hash}: ${fault}`), ...after.faults] },
  }
}
