import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { MODES } from '#core/brand/schema.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { UsageError } from '../brand/fault.ts'
import { formatJson } from '../brand/format-json.ts'
import { displayPath } from '../brand/places.ts'

/** One order for pictures; a list that is missing means all. */
const OrderSchema = v.object({
  /** Ids of brands; if empty, all brands. */
  brands: v.array(v.string()),
  /** Names of scenes, or addresses of pages. */
  routes: v.optional(v.array(v.string())),
  modes: v.optional(v.array(v.picklist(MODES))),
  languages: v.optional(v.array(v.picklist(LANGUAGE_CODES))),
  widths: v.array(v.number()),
})
export type Order = v.InferOutput<typeof OrderSchema>

const RecordSchema = v.object({
  orders: v.array(OrderSchema),
  /** Share of a picture's size at which it is kept, such as 0.5; in full size without it. */
  scale: v.optional(v.number()),
  /** The sandbox's pictures are one grey pixel each. */
  plain: v.optional(v.boolean()),
  /** Share of a picture's pixels that may differ, since letters have other edges elsewhere. */
  tolerance: v.optional(v.number()),
  /** Platform on which the pictures were taken, such as `linux`. */
  platform: v.string(),
  /** Version of the browser that took the last pictures. */
  browser: v.string(),
})
export type GalleryRecord = v.InferOutput<typeof RecordSchema>

const FILE = 'gallery.json'

/** Adds to the orders of a gallery, so that a comparison can photograph the same again. */
export async function writeRecord(
  folder: string,
  { orders, ...rest }: Omit<GalleryRecord, 'platform'>,
): Promise<void> {
  const file = join(folder, FILE)
  const earlier = existsSync(file) ? readRecord(folder).orders : []
  const known = new Map([...earlier, ...orders].map((order) => [JSON.stringify(order), order]))
  const record: GalleryRecord = {
    orders: [...known.values()],
    ...rest,
    platform: process.platform,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, await formatJson(FILE, record))
}

/** @throws UsageError if the folder is no gallery */
export function readRecord(folder: string): GalleryRecord {
  const file = join(folder, FILE)
  try {
    return v.parse(RecordSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new UsageError(
      `${displayPath(folder)} is no gallery of this version: its ${FILE} cannot be read`,
    )
  }
}
