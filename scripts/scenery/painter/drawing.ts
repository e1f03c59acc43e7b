import { paintBanner, type BannerOf } from '../art/banner.ts'
import { drawCover } from '../art/cover.ts'
import { drawGood } from '../art/goods.ts'
import { toWebp } from '../art/raster.ts'
import { drawVendorMark, drawVendorPicture } from '../art/vendor.ts'
import { drawPlay } from '../play/drawing.ts'

const DRAWERS = {
  cover: drawCover,
  good: drawGood,
  play: drawPlay,
  mark: drawVendorMark,
  vendor: drawVendorPicture,
}
type Kind = keyof typeof DRAWERS

/** A picture to draw, as plain data that can be sent to another process. */
export type Drawing =
  | {
      [kind in Kind]: { kind: kind; width: number; of: Parameters<(typeof DRAWERS)[kind]>[0] }
    }[Kind]
  | { kind: 'banner'; width: number; of: BannerOf }

/**
 * Draws a picture as WebP, because browsers create a document for each SVG, which slows down a
 * phone.
 */
export const draw = ({ kind, width, of }: Drawing): Promise<Buffer> =>
  kind === 'banner' ? paintBanner(of, width) : toWebp(DRAWERS[kind](of as never), width)
