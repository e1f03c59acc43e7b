import sharp, { type Sharp } from 'sharp'
import { hashOf } from '../hash.ts'
import { keepFile } from '../kept.ts'
import type { Picture } from '../read/picture.ts'
import type { Part } from './crop.ts'

export type Format = 'avif' | 'webp'
export const FORMATS: readonly Format[] = ['avif', 'webp']

/** Counts up when the same picture gives other files, so that kept ones are made again. */
const RECIPE = `1:${sharp.versions.vips}`

/** Qualities to try, the best first; the first is used where no budget asks for less. */
const QUALITIES: Record<Format, readonly number[]> = {
  avif: [58, 50, 43, 36, 30],
  webp: [80, 70, 60, 50, 40],
}

/** A part of a picture at its full size, from which files are made. */
export interface Cut {
  source: Picture
  part?: Part
}

/** Opens a picture turned the right way and cut. */
export function openCut({ source, part }: Cut): Sharp {
  // The turn must be applied before the cut, which is in the turned picture's pixels.
  const turned = sharp(source.bytes, { failOn: 'truncated' }).autoOrient()
  return part ? turned.extract(part) : turned
}

/** Name of a picture's files, without width and format; other contents have another name. */
export const nameOf = ({ source, part }: Cut, budget = 0) =>
  hashOf(source.digest, JSON.stringify([RECIPE, part, budget])).slice(0, 10)

/** Makes a file of a picture in a width, of at most `budget` bytes if that is possible. */
export async function makeFile(
  cut: Cut,
  width: number,
  format: Format,
  budget?: number,
): Promise<Buffer> {
  const name = `${nameOf(cut, budget)}-${width}.${format}`
  return keepFile(name, async () => {
    const pixels = await openCut(cut).resize({ width }).png({ compressionLevel: 1 }).toBuffer()
    let file: Buffer | undefined
    for (const quality of QUALITIES[format]) {
      const resized = sharp(pixels)
      file = await (
        format === 'avif'
          ? resized.avif({ quality, effort: 3 })
          : resized.webp({ quality, effort: 4 })
      ).toBuffer()
      if (budget === undefined || file.length <= budget) break
    }
    return file!
  })
}
