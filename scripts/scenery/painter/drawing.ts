import { drawBanner, type BannerOf } from '../art/banner.ts'
import { drawCover, type CoverOf } from '../art/cover.ts'
import { drawGood, type GoodOf } from '../art/goods.ts'
import { toWebp } from '../art/raster.ts'
import { drawVendorMark, drawVendorPicture } from '../art/vendor.ts'
import { drawPlay, type PlayDrawingOf } from '../play/drawing.ts'

/** A picture to draw, as plain data that can be sent to another process. */
export type Drawing =
  | { kind: 'cover'; width: number; of: CoverOf }
  | { kind: 'banner'; width: number; of: BannerOf }
  | { kind: 'good'; width: number; of: GoodOf }
  | { kind: 'play'; width: number; of: PlayDrawingOf }
  | { kind: 'mark'; width: number; of: Parameters<typeof drawVendorMark>[0] }
  | { kind: 'vendor'; width: number; of: Parameters<typeof drawVendorPicture>[0] }

/**
 * Draws a picture as WebP, because browsers create a document for each SVG, which slows down a
 * phone.
 */
export async function draw(drawing: Drawing): Promise<Buffer> {
  switch (drawing.kind) {
    case 'cover':
      return toWebp(drawCover(drawing.of), drawing.width)
    case 'banner':
      return toWebp(drawBanner(drawing.of), drawing.width)
    case 'good':
      return toWebp(drawGood(drawing.of), drawing.width)
    case 'vendor':
      return toWebp(drawVendorPicture(drawing.of), drawing.width)
    case 'play':
      return toWebp(drawPlay(drawing.of), drawing.width)
    case 'mark':
      return toWebp(drawVendorMark(drawing.of), drawing.width)
  }
}
