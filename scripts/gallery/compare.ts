import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diff } from '@blazediff/core'
import sharp from 'sharp'
import type { Picture } from './pictures.ts'

/** Difference of two colours, from 0 to 1, from which people see it. */
const SEEN = 0.04

const AT_ONCE = 2

/** A picture that is not the same in two galleries. */
export type Change = { picture: Picture } & (
  | { state: 'new' | 'gone' }
  | {
      state: 'changed'
      /** The earlier picture; `picture` is the later one. */
      before: Picture
      /** Number of pixels that differ, and their share of the larger picture. */
      pixels: number
      share: number
      sizes: { before: Size; after: Size }
    }
)

interface Size {
  width: number
  height: number
}

interface Gallery {
  folder: string
  pictures: readonly Picture[]
}

interface CompareOptions {
  before: Gallery
  after: Gallery
  /** Folder for a PNG file of each difference: changed pixels are red, unchanged ones pale. */
  differences: string
  /** Share of a picture's pixels that may differ. */
  tolerance?: number | undefined
}

/**
 * Compares two galleries, picture by picture, by what people see; edges of letters count as equal.
 */
export async function compareGalleries(options: CompareOptions): Promise<Change[]> {
  const { before, after, differences, tolerance = 0 } = options
  const earlier = new Map(before.pictures.map((picture) => [picture.name, picture]))
  const later = new Set(after.pictures.map(({ name }) => name))
  const changes: Change[] = before.pictures
    .filter(({ name }) => !later.has(name))
    .map((picture) => ({ state: 'gone', picture }))
  const waiting = [...after.pictures]
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const own = earlier.get(picture.name)
      if (!own) {
        changes.push({ state: 'new', picture })
        continue
      }
      const found = await compareFiles(
        join(before.folder, own.file),
        join(after.folder, picture.file),
      )
      if (!found || found.share <= tolerance) continue
      const { difference, ...facts } = found
      const file = join(differences, `${picture.name}.png`)
      await mkdir(dirname(file), { recursive: true })
      await difference.toFile(file)
      changes.push({ state: 'changed', picture, before: own, ...facts })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return changes.toSorted((a, b) => a.picture.name.localeCompare(b.picture.name, 'en'))
}

async function compareFiles(before: string, after: string) {
  const files = await Promise.all([readFile(before), readFile(after)])
  if (files[0].equals(files[1])) return undefined
  const [one, other] = await Promise.all(files.map(readPixels))
  const width = Math.max(one!.width, other!.width)
  const height = Math.max(one!.height, other!.height)
  const difference = Buffer.alloc(width * height * 4)
  const pixels = diff(
    // What one picture does not have differs from whatever the other has there.
    enlarge(one!, { width, height }, [255, 0, 255, 255]),
    enlarge(other!, { width, height }, [0, 255, 0, 255]),
    difference,
    width,
    height,
    { threshold: SEEN },
  )
  if (pixels === 0) return undefined
  return {
    pixels,
    share: pixels / (width * height),
    sizes: { before: sizeOf(one!), after: sizeOf(other!) },
    difference: sharp(difference, { raw: { width, height, channels: 4 } }),
  }
}

interface Pixels extends Size {
  data: Buffer
}

async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height })

function enlarge(picture: Pixels, to: Size, colour: readonly number[]): Buffer {
  if (picture.width === to.width && picture.height === to.height) return picture.data
  const canvas = Buffer.alloc(to.width * to.height * 4, Uint8Array.from(colour))
  for (let row = 0; row < picture.height; row += 1) {
    const start = row * picture.width * 4
    picture.data.copy(canvas, row * to.width * 4, start, start + picture.width * 4)
  }
  return canvas
}
