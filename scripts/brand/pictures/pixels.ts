import sharp, { type Sharp } from 'sharp'
import type { Rgb } from '#core/brand/runtimePictures.ts'
import { type Cut, openCut } from './files.ts'

/** Grid for the ground of words: each point is about as wide as the stroke of a large letter. */
const GRID = { width: 160, height: 120 }

/** Grid behind a whole page: of primes, so that a pattern of lines cannot lie between all its points. */
const PAGE_GRID = { width: 163, height: 127 }

/** A part of a picture, in shares of its width and height. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Pixels of a part of a picture, row by row. */
export interface Pixels {
  /** Three bytes for each pixel. */
  bytes: Uint8Array
  /** Number of pixels in a row. */
  columns: number
}

/** Reads the pixels of a part of a picture, as they are on a page of a colour. */
export async function readPixels(cut: Cut, ground: string, box: Box): Promise<Pixels> {
  const { width, height } = GRID
  const whole = await draw(openCut(cut).resize({ ...GRID, fit: 'fill' }), ground)
  const [left, right] = [Math.round(box.left * width), Math.round(box.right * width)]
  const [top, bottom] = [Math.round(box.top * height), Math.round(box.bottom * height)]
  const rows = Array.from({ length: bottom - top }, (_, at) => {
    const row = (top + at) * width
    return whole.subarray((row + left) * 3, (row + right) * 3)
  })
  return { bytes: Buffer.concat(rows), columns: right - left }
}

/**
 * Reads the pixels of a picture behind a whole page. Thin lines count as they are, and are not
 * averaged with what is between them.
 */
export async function readPagePixels(cut: Cut, ground: string): Promise<Uint8Array> {
  // Decoded at its full size first, since decoders average pixels when they draw a smaller picture.
  const { data, info } = await openCut(cut).raw().toBuffer({ resolveWithObject: true })
  const full = sharp(data, { raw: info })
  return draw(full.resize({ ...PAGE_GRID, fit: 'fill', kernel: 'nearest' }), ground)
}

const draw = (picture: Sharp, background: string): Promise<Buffer> =>
  picture.flatten({ background }).toColourspace('srgb').removeAlpha().raw().toBuffer()

/** Reads a colour such as `#d4af37`; its transparency is left out. */
export function readColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
