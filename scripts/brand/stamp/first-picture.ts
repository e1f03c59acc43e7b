import type { RuntimeBrand } from '#core/brand/runtime.ts'
import {
  type Drawing,
  drawingsOf,
  mainAddress,
  PHONE_WIDTHS,
  type RuntimePicture,
  sourceSet,
} from '#core/brand/runtimePictures.ts'
import type { Mode } from '#core/brand/schema.ts'
import type { ReadyBrand } from '../read/brands.ts'
import { tag } from './tags.ts'

const WIDE_WIDTHS = '(width >= 48rem)'
const SIZES = '100vw'

/** Whether a picture is the same in both modes, so that it can load before a script knows the mode. */
const isOfBothModes = ({ dark, phoneDark }: RuntimePicture) => !dark && !phoneDark

/**
 * Writes the links that load the first picture of the home page before anything asks for it. A
 * picture that differs by mode has none, since the browser would load both.
 */
export function preloadFirstPicture({ artwork, pictures }: RuntimeBrand): string[] {
  const picture = pictures.hero?.[0]?.picture
  const link = { rel: 'preload', as: 'image', fetchpriority: 'high' }
  if (!picture) return [tag('link', { ...link, href: artwork.banner })]
  if (!isOfBothModes(picture)) return []
  const { wide, phone } = drawingsOf(picture, 'light')
  const load = (drawing: Drawing, media: string) =>
    drawing.widths
      ? tag('link', {
          ...link,
          type: 'image/avif',
          imagesrcset: sourceSet(drawing, 'avif')!,
          imagesizes: SIZES,
          media,
        })
      : tag('link', { ...link, href: drawing.at, media })
  return [load(phone, PHONE_WIDTHS), load(wide, WIDE_WIDTHS)]
}

/** Writes the first picture of the skeleton: the brand's first slide, else its banner. */
export function firstPicture(
  { artwork, pictures }: RuntimeBrand,
  { banner }: ReadyBrand['artwork'],
): string {
  const picture = pictures.hero?.[0]?.picture
  if (!picture) {
    return image({ at: artwork.banner, width: banner.width, height: banner.height }, {})
  }
  if (isOfBothModes(picture)) return draw(picture, 'light', {})
  // A lazy picture that is not displayed does not load, so only that of the mode on screen does.
  return (['light', 'dark'] as const)
    .map((mode) => draw(picture, mode, { loading: 'lazy', class: `only-${mode}` }))
    .join('')
}

function draw(picture: RuntimePicture, mode: Mode, more: Record<string, string>): string {
  const { wide, phone } = drawingsOf(picture, mode)
  const sources = [...sourcesOf(phone, PHONE_WIDTHS), ...sourcesOf(wide)]
  return `<picture>${sources.join('')}${image(wide, more)}</picture>`
}

const image = (drawing: Drawing, more: Record<string, string>) =>
  tag('img', {
    src: mainAddress(drawing),
    alt: '',
    width: String(Math.round(drawing.width)),
    height: String(Math.round(drawing.height)),
    fetchpriority: 'high',
    ...more,
  })

function sourcesOf(drawing: Drawing, media?: string): string[] {
  const limit = media && { media }
  if (!drawing.widths) return media ? [tag('source', { srcset: drawing.at, media })] : []
  return (['avif', 'webp'] as const).map((format) =>
    tag('source', {
      srcset: sourceSet(drawing, format)!,
      type: `image/${format}`,
      sizes: SIZES,
      ...limit,
    }),
  )
}
