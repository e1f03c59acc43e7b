import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import type { BrandWords, RuntimeBrand } from '#core/brand/runtime.ts'
import type { RuntimePicture } from '#core/brand/runtimePictures.ts'
import { brandWordsQuery } from '#core/locale/queries.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { Banner } from '#core/system/announcements/api.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { innerPath } from '#lib/urls.ts'
import { bannerTarget, type BannerTarget } from '#parts/content/bannerTarget.ts'

/** One picture of the home page with its words, whether a banner or a picture of the brand. */
export interface HeroSlide {
  id: string
  title: string
  text?: string | undefined
  /** Page, site or game that a press opens; null if there is none. */
  target: BannerTarget | null
  /** Words of the button, a message or the brand's own; a slide without a target has no button. */
  action?: MessageDescriptor | string | undefined
  /** A picture of the brand's own, or the addresses of a banner's picture for two boxes. */
  picture: { own: RuntimePicture } | Record<'wide' | 'narrow', string | null | undefined>
}

/**
 * Returns the slides of the home page: the brand's own, then the banners of the group `w_home`. This
 * is the only place where slides come from.
 */
export function useHeroSlides(): { slides: readonly HeroSlide[]; isPending: boolean } {
  const brand = useBrand()
  const imageUrl = useImageUrl()
  const { language } = useLanguage()
  const { banners, isPending } = useBanners('w_home')
  const { data: words, isPending: isReading } = useQuery(brandWordsQuery(brand, language))
  const own = brandSlides(brand, words)
  const slides = banners.map((banner): HeroSlide => {
    const target = bannerTarget(banner, brand)
    return {
      id: banner.id,
      title: banner.title,
      text: banner.subtitle,
      target,
      action: target ? actionOf(banner, target) : undefined,
      picture: { wide: imageUrl(banner.picture), narrow: imageUrl(banner.narrowPicture) },
    }
  })
  const isOwnPending = isReading && Boolean(brand.pictures.hero)
  return {
    slides: [...own, ...slides],
    isPending: isOwnPending || (isPending && own.length === 0),
  }
}

/** Returns the slides that a brand has of its own; none without their words, which name them. */
export function brandSlides(
  { pictures }: Pick<RuntimeBrand, 'pictures'>,
  words: BrandWords | null | undefined,
): HeroSlide[] {
  return (words?.slides ?? []).flatMap(({ title = '', text, action }, index): HeroSlide[] => {
    const slide = pictures.hero?.[index]
    if (!slide) return []
    const target = slide.to === undefined ? null : targetOf(slide.to)
    return [{ id: `brand-${index}`, title, text, action, target, picture: { own: slide.picture } }]
  })
}

/** Reads where a brand's own slide leads; the brand file may name any site, unlike a banner. */
function targetOf(to: string): BannerTarget {
  const path = innerPath(to)
  return path === null ? { kind: 'outside', href: to } : { kind: 'inner', path }
}

/** Returns the words of a slide's button, by what the button opens. */
function actionOf({ linkage }: Banner, { kind }: BannerTarget): MessageDescriptor {
  if (kind === 'game') return msg({ message: 'Play now', context: 'button on a banner' })
  if (linkage === 'PROMOTION')
    return msg({ message: 'See the offer', context: 'button on a banner' })
  return kind === 'inner'
    ? msg({ message: 'Take a look', context: 'button on a banner' })
    : msg({ message: 'Read more', context: 'button on a banner' })
}
