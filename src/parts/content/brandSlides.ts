import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { RuntimePicture } from '#core/brand/runtimePictures.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { innerPath } from '#lib/urls.ts'
import type { BannerTarget } from './bannerTarget.ts'

/** A slide of the brand's own for the top of the home page. */
export interface BrandSlide {
  id: string
  title: string
  text?: string
  /** Words of the button; a slide without a target has none. */
  action?: string
  target: BannerTarget | null
  picture: RuntimePicture
}

/** Returns the slides that a brand has of its own, with its words in a language that it offers. */
export function brandHeroSlides(
  { pictures, defaultLanguage }: RuntimeBrand,
  language: LanguageCode,
): BrandSlide[] {
  const textIn = (texts: Partial<Record<LanguageCode, string>>) =>
    texts[language] ?? texts[defaultLanguage]
  return (pictures.hero ?? []).map(({ picture, title, text, action, to }, index) => {
    const path = to === undefined ? null : innerPath(to)
    const outside = to === undefined ? null : { kind: 'outside' as const, href: to }
    return {
      id: `brand-${index}`,
      title: textIn(title) ?? '',
      ...(textIn(text) && { text: textIn(text) }),
      ...(textIn(action) && { action: textIn(action) }),
      target: path === null ? outside : { kind: 'inner', path },
      picture,
    }
  })
}
