import type { LanguageCode } from '#rules/languages.ts'
import type { Picture } from '../read/picture.ts'
import type { PictureFile } from './draw.ts'
import { makeFile, nameOf } from './files.ts'
import type { View } from './slots.ts'

/** A picture of the site, which browsers show before they install it. */
export interface Screenshot {
  /** Name of its file among the brand's pictures. */
  name: string
  form: 'narrow' | 'wide'
  width: number
  height: number
  /** What the screenshot shows, by language. */
  label: Partial<Record<LanguageCode, string>>
}

/** Fewest and most pixels of a side, beyond which browsers leave a screenshot out. */
const SIDE = { least: 320, most: 3840 }

/** What a screenshot must be; it is never cropped, so it has no shape to keep. */
export const SCREENSHOT: View = {
  demand: {
    maxBytes: 6 * 1024 * 1024,
    minWidth: 1,
    minHeight: 1,
    aspect: {
      min: 1 / 2.3,
      max: 2.3,
      words: 'at most 2.3 times as long as wide, or as wide as long',
    },
  },
  keeps: { min: 0, max: Infinity },
  widths: [],
}

/** Makes a screenshot of a checked picture: a WebP file of its own size. */
export function toScreenshot(
  source: Picture,
  label: Screenshot['label'],
): { screenshot: Screenshot; file: PictureFile } {
  const { width, height } = source
  const name = `${nameOf({ source })}-${width}.webp`
  return {
    screenshot: { name, form: width > height ? 'wide' : 'narrow', width, height, label },
    file: { name, make: () => makeFile({ source }, width, 'webp') },
  }
}

/**
 * Says why browsers would leave a screenshot out; undefined if they show it.
 *
 * @param before the screenshots that the brand file names before it
 */
export function findScreenshotFault(
  { type, width, height }: Picture,
  { form }: Screenshot,
  before: readonly Screenshot[],
): string | undefined {
  const size = `${width} × ${height}`
  if (type === 'svg') return 'which is a drawing, must be a picture of the site: PNG, WebP or JPEG'
  if (Math.min(width, height) < SIDE.least || Math.max(width, height) > SIDE.most) {
    return `which has ${size} pixels, must have ${SIDE.least} to ${SIDE.most} on each side`
  }
  const first = before.find((one) => one.form === form)
  return first && first.width * height !== first.height * width
    ? `which measures ${size}, must have the shape of the first ${form} one, ${first.width} × ${first.height}`
    : undefined
}
