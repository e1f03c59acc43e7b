import sharp from 'sharp'
import { openAtSize } from '../read/picture.ts'
import type { ReadyBrand } from '../read/brands.ts'
import { glowCanvas, layCentred, toLayer, toPicture } from './canvas.ts'

export interface Icons {
  /** Icon for browser tabs, 32 px. */
  favicon: Buffer
  /** Icon of 180 px on the brand's background, since iOS shows no transparency. */
  appleTouch: Buffer
  /** Icons of 192 and 512 px, transparent. */
  small: Buffer
  large: Buffer
  /** Icon of 512 px on the brand's background, with the mark inside the safe zone. */
  maskable: Buffer
  /** JPEG of 1200 × 630 for links shared in chats: the wordmark on the brand's lit background. */
  social: Buffer
}

/**
 * Size of the mark in the maskable icon, in pixels. Launchers crop the icon to a circle of four
 * fifths of its width, and the mark's corners need more space.
 */
const MASKABLE_MARK = 300
const APPLE_MARK = 132
const TRANSPARENT = '#0000'
const SOCIAL_WORDMARK = { width: 760, height: 220 }

/**
 * PNG compression at level 9 takes ten times as long as at level 4, and saves only a tenth of the
 * bytes.
 */
const PNG = { compressionLevel: 4, adaptiveFiltering: false } as const

// Several brands are drawn at the same time, so each picture uses only one thread.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Draws all icons of a brand from its one mark, and the picture for shared links from its wordmark.
 */
export async function drawIcons({ brand, theme, artwork }: ReadyBrand): Promise<Icons> {
  const mode = brand.theme.defaultMode
  const mark = mode === 'dark' ? artwork.markDark : artwork.mark
  const wordmark = mode === 'dark' ? artwork.wordmarkDark : artwork.wordmark
  const { surface, primary } = theme.modes[mode] as Record<'surface' | 'primary', string>
  const drawMark = (size: number) =>
    openAtSize(mark, { width: size, height: size, fit: 'contain', background: TRANSPARENT })
  const plain = (size: number) => drawMark(size).ensureAlpha().png(PNG).toBuffer()
  const onGround = (size: number, markSize: number) => {
    const margin = (size - markSize) / 2
    const margins = { top: margin, right: margin, bottom: margin, left: margin }
    return drawMark(markSize)
      .flatten({ background: surface })
      .extend({ ...margins, background: surface })
      .png(PNG)
      .toBuffer()
  }
  const drawSocial = async () => {
    const lettering = await toLayer(openAtSize(wordmark, { ...SOCIAL_WORDMARK, fit: 'inside' }))
    const canvas = glowCanvas(1200, 630, surface, primary, 0.28)
    layCentred(canvas, lettering)
    return toPicture(canvas).jpeg({ quality: 82, optimizeCoding: false }).toBuffer()
  }
  const [favicon, appleTouch, small, large, maskable, social] = await Promise.all([
    plain(32),
    onGround(180, APPLE_MARK),
    plain(192),
    plain(512),
    onGround(512, MASKABLE_MARK),
    drawSocial(),
  ])
  return { favicon, appleTouch, small, large, maskable, social }
}
