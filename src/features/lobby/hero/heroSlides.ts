import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimePicture } from '#core/brand/runtimePictures.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { Banner } from '#core/system/announcements/api.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { bannerTarget, type BannerTarget } from '#parts/content/bannerTarget.ts'
import { brandHeroSlides } from '#parts/content/brandSlides.ts'

/** One picture of the home page with its words, whether a banner or a picture of the brand. */
export interface HeroSlide {
  id: string
  title: string
  text?: string | undefined
  /** Page, site or game that a press opens; null if there is none. */
  target: BannerTarget | null
  /** Words of the button, a message or the brand's own; a slide without a target has no button. */
  action?: MessageDescriptor | string | undefined
  /** A picture of the brand's own, which goes before `picture`. */
  own?: RuntimePicture | undefined
  /** Addresses of the picture for wide and for narrow boxes; undefined while unknown. */
  picture: { wide: string | undefined; narrow: string | undefined }
  /** Part of the picture that a crop keeps, as `object-position`; the middle by default. */
  focus?: string | undefined
  /** False if the picture needs no shade behind words that lie on it. */
  scrim?: boolean | undefined
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
  const own = brandHeroSlides(brand, language).map(({ picture, ...slide }): HeroSlide => ({
    ...slide,
    own: picture,
    picture: { wide: undefined, narrow: undefined },
  }))
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
  return { slides: [...own, ...slides], isPending: isPending && own.length === 0 }
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
