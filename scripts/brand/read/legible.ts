import sharp from 'sharp'
import type { Mode } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import type { Artwork, Picture } from './artwork.ts'

/** Height in pixels at which a logo is judged; about what the header shows. */
const HEIGHT = 48

/** WCAG ratio against the header that a part of a logo counts as seen from. */
const MINIMUM = 2

/** Share of a part's drawn pixels that must be seen. */
const SHARE = 0.12

/** Finds logos that a player could not see on the header of a mode: dark on dark, light on light. */
export async function findHiddenLogos(
  artwork: Artwork,
  surfaces: Partial<Record<Mode, string>>,
  file: string,
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [mode, surface] of Object.entries(surfaces) as [Mode, string][]) {
    for (const role of ['mark', 'wordmark'] as const) {
      const picture = mode === 'dark' ? artwork[`${role}Dark` as const] : artwork[role]
      const ratio = await worstPart(picture, surface)
      if (ratio >= MINIMUM) continue
      const own = mode === 'dark' ? `${role}Dark` : role
      const remedy =
        mode === 'dark' && picture === artwork[role]
          ? `add logo.${own} in lighter colours`
          : `draw it in ${mode === 'dark' ? 'lighter' : 'darker'} colours`
      faults.push({
        file,
        path: `$.logo.${mode === 'dark' && picture !== artwork[role] ? own : role}`,
        message: `is "${picture.name}", of which a part reaches ${ratio.toFixed(1)}:1 on the ${mode} header (${surface}) and needs ${MINIMUM}:1; ${remedy}`,
      })
    }
  }
  return faults
}

/** The contrast of the least visible part; parts are half as wide as the logo is high. */
async function worstPart(picture: Picture, surface: string): Promise<number> {
  const { data, info } = await sharp(picture.bytes)
    .resize({ height: HEIGHT })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = [1, 3, 5].map((at) => Number.parseInt(surface.slice(at, at + 2), 16))
  const base = luminance(background[0]!, background[1]!, background[2]!)
  const width = picture.width === picture.height ? info.width : HEIGHT / 2
  const parts = Math.max(1, Math.round(info.width / width))
  const ratios: number[][] = Array.from({ length: parts }, () => [])
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 4
      const alpha = data[at + 3]! / 255
      if (alpha < 0.25) continue
      const blend = (channel: number) =>
        data[at + channel]! * alpha + background[channel]! * (1 - alpha)
      const pixel = luminance(blend(0), blend(1), blend(2))
      const part = Math.min(parts - 1, Math.floor((x / info.width) * parts))
      ratios[part]!.push((Math.max(pixel, base) + 0.05) / (Math.min(pixel, base) + 0.05))
    }
  }
  const smallest = (info.width / parts) * info.height * 0.02
  const drawn = ratios.filter((part) => part.length > smallest)
  if (drawn.length === 0) return 1
  return Math.min(...drawn.map(brightShare))
}

const brightShare = (ratios: number[]) =>
  ratios.sort((a, b) => b - a)[Math.floor(ratios.length * SHARE)]!

/** WCAG 2 relative luminance of 8-bit channels. */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const linear = (channel: number) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
