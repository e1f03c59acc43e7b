import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../brand/fault.ts'
import { Photographer } from './photographer.ts'
import { type Picture, readPicture } from './pictures.ts'
import { planShots, type Shot, tellLeftOut } from './plan.ts'
import { type GalleryRecord, type Order, writeRecord } from './record.ts'
import { shrink } from './shrink.ts'
import type { Stage } from './stage.ts'

const PAGES_AT_ONCE = 2

export interface TakeOptions extends Omit<GalleryRecord, 'platform' | 'browser'> {
  out: string
  nameless?: boolean | undefined
  /** Whether a screenshot ends with the window, at twice its pixels. */
  window?: boolean | undefined
  /** Leaves out single pictures of the orders. */
  isWanted?: ((picture: Picture) => boolean) | undefined
}

export interface Taken {
  pictures: readonly Picture[]
  /** Complaints of the pages, each with the name of its picture. */
  faults: readonly string[]
}

/** Takes the pictures of the orders, tells the progress, and writes what was ordered. */
export async function takePictures(stage: Stage, options: TakeOptions): Promise<Taken> {
  const { out, orders, nameless = false, window = false, scale, plain, tolerance } = options
  const groups = planOrders(stage, options)
  const shots = groups.flat(2)
  for (const line of leftOut(stage, options)) console.log(line)
  if (shots.length === 0) {
    throw new UsageError('Nothing to photograph: no brand has all that was asked')
  }
  const photographer = new Photographer(stage, { out, nameless, window })
  const faults: string[] = []
  let done = 0
  const take = async (shot: Shot) => {
    const kept = keptFile(shot, scale)
    await rm(join(out, kept), { force: true })
    const complaints = await photographer.take(shot)
    if (scale !== undefined) await shrink(join(out, shot.file), join(out, kept), scale)
    done += 1
    faults.push(...complaints.map((complaint) => `${shot.file}: ${complaint}`))
    const line = `${done}/${shots.length} ${shot.file}${complaints.length > 0 ? ' ✗' : ''}`
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`)
    else if (done % 20 === 0 || complaints.length > 0) console.log(line)
  }
  for (const lanes of groups) {
    const work = async () => {
      for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
        for (const shot of lane) await take(shot)
      }
    }
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  }
  await writeRecord(out, {
    orders,
    browser: stage.browser.version(),
    ...(scale && { scale }),
    ...(plain && { plain }),
    ...(tolerance && { tolerance }),
  })
  const pictures = shots
    .map((shot) => keptFile(shot, scale))
    .filter((file) => existsSync(join(out, file)))
    .map((file) => readPicture(file)!)
  return { pictures, faults }
}

/**
 * Plans the pictures of several orders, each picture once. A brand's pictures that change the
 * gateway's answers are taken one after another.
 */
function planOrders(stage: Stage, { orders, isWanted = () => true }: TakeOptions) {
  const planned = new Set<string>()
  const isNew = ({ file }: Shot) => {
    if (planned.has(file) || !isWanted(readPicture(file)!)) return false
    planned.add(file)
    return true
  }
  const plans = orders.map((order) => planShots(...planOf(stage, order)))
  const free = plans.flatMap(([lanes]) => lanes.flat()).filter(isNew)
  const switched = plans.flatMap(([, lanes]) => lanes.flat()).filter(isNew)
  const perBrand = Map.groupBy(switched, ({ brand }) => brand.id)
  return [free.map((shot) => [shot]), [...perBrand.values()]]
}

/** The brands of an order, and what it wants of them. */
function planOf(
  { brands, fixtureBrand }: Stage,
  { brands: ids, routes, modes, languages, widths }: Order,
): Parameters<typeof planShots> {
  const chosen = brands.filter(({ id }) => ids.length === 0 || ids.includes(id))
  return [chosen, { routes, modes, languages, widths, fixtureBrand }]
}

/** Lists the pictures that an operator named and that a brand does not have. */
const leftOut = (stage: Stage, { orders }: TakeOptions) => [
  ...new Set(orders.flatMap((order) => tellLeftOut(...planOf(stage, order)))),
]

const keptFile = ({ file }: Shot, scale: number | undefined) =>
  scale === undefined ? file : file.replace(/\.png$/, '.webp')
