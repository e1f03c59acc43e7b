import sharp from 'sharp'
import type { ReadyBrand } from '../read/brands.ts'

export interface Icons {
  /** 32 px, for tabs. */
  favicon: Buffer
  /** 180 px on the brand's ground, since iOS draws no transparency. */
  appleTouch: Buffer
  /** 192 and 512 px, transparent. */
  small: Buffer
  large: Buffer
  /** 512 px on the brand's ground, the mark inside the safe zone. */
  maskable: Buffer
  /** 1200 × 630 JPEG for links shared in chats. */
  social: Buffer
}

const LARGE = 512

/** The circle that every launcher shows is four fifths of a maskable icon; corners need more room. */
const MASKABLE_MARK = 300
const APPLE_MARK = 132
const SOCIAL = { width: 1200, height: 630 }
const SOCIAL_WORDMARK = { width: 620, height: 150 }

const PNG = { compressionLevel: 7, adaptiveFiltering: false } as const

/** Draws all icons of a brand from its one mark, and the sharing picture from its banner. */
export async function drawIcons({ brand, theme, artwork }: ReadyBrand): Promise<Icons> {
  const mode = brand.theme.defaultMode
  const mark = mode === 'dark' ? artwork.markDark : artwork.mark
  const wordmark = mode === 'dark' ? artwork.wordmarkDark : artwork.wordmark
  const ground = theme.modes[mode]!['surface']!
  const density = mark.type === 'svg' ? (72 * LARGE) / Math.max(mark.width, mark.height) : 72
  const { data, info } = await sharp(mark.bytes, { density: Math.min(density, 2400) })
    .resize(LARGE, LARGE, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const draw = (size: number) => sharp(data, { raw }).resize(size, size)
  const onGround = async (size: number, markSize: number) => {
    const border = Math.floor((size - markSize) / 2)
    return draw(markSize)
      .extend({
        top: border,
        left: border,
        bottom: size - markSize - border,
        right: size - markSize - border,
        background: '#0000',
      })
      .flatten({ background: ground })
      .png(PNG)
      .toBuffer()
  }
  const [favicon, appleTouch, small, large, maskable, social] = await Promise.all([
    draw(32).png(PNG).toBuffer(),
    onGround(180, APPLE_MARK),
    draw(192).png(PNG).toBuffer(),
    sharp(data, { raw }).png(PNG).toBuffer(),
    onGround(LARGE, MASKABLE_MARK),
    drawSocial(artwork.banner.bytes, wordmark.bytes, ground),
  ])
  return { favicon, appleTouch, small, large, maskable, social }
}

async function drawSocial(banner: Buffer, wordmark: Buffer, ground: string): Promise<Buffer> {
  const { width, height } = SOCIAL
  const lettering = await sharp(wordmark)
    .resize({ ...SOCIAL_WORDMARK, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const plate = {
    width: lettering.info.width + 96,
    height: lettering.info.height + 72,
    channels: 4 as const,
    background: ground,
  }
  const left = Math.round((width - plate.width) / 2)
  const top = Math.round(height - plate.height - 56)
  return sharp(banner)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: ground })
    .composite([
      { input: { create: plate }, left, top },
      { input: lettering.data, left: left + 48, top: top + 36 },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
