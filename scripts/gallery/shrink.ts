import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * How pictures are kept at a smaller scale. Lossy compression would not do: it spreads a difference
 * of a few pixels, which nobody sees, over the whole picture.
 */
const COMPRESSION = { nearLossless: true, quality: 40, effort: 6 }

/**
 * Replaces a picture by a smaller one; a page that failed has left none. Odd rows at the end are
 * left out, since a page that is one row longer would otherwise differ in every letter.
 */
export async function shrink(from: string, to: string, scale: number): Promise<void> {
  if (!existsSync(from)) return
  const step = Math.round(1 / scale)
  const picture = sharp(from)
  const { width, height } = await picture.metadata()
  const size = { width: Math.floor(width / step), height: Math.floor(height / step) }
  await picture
    .extract({ left: 0, top: 0, width: size.width * step, height: size.height * step })
    .resize(size)
    .webp(COMPRESSION)
    .toFile(to)
  await rm(from)
}
