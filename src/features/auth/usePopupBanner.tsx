import { useState, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { BannerGroup } from '#core/system/announcements/api.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { BannerPicture } from '#parts/content/BannerPicture.tsx'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'

/** The brand's slot for each popup, by its banner group. */
const SLOTS = {
  w_login: 'login',
  w_register: 'register',
  w_forget: 'recovery',
} as const satisfies Partial<Record<BannerGroup, string>>

interface PopupBanner {
  banner: ReactNode
  /** True for a picture of the brand's own, which stands beside the form at a desk. */
  bannerBeside?: boolean
}

/**
 * Returns the banner of a popup, by its banner group, as properties of `Dialog`. A picture of the
 * brand's own goes before the gateway's banner. Until banners load, the brand's first picture is in
 * their place, so that nothing moves; it stays if there is no banner. A popup that a press on the
 * banner opens replaces this popup.
 */
export function usePopupBanner(group: keyof typeof SLOTS, onClose: () => void): PopupBanner {
  const launch = useLaunch()
  const { artwork, pictures } = useBrand()
  const { banners, isPending } = useBanners(group)
  const [keepsPlace] = useState(isPending)
  const isWide = useIsWide()
  const own = pictures[SLOTS[group]]
  const [banner] = banners
  if (own) {
    const picture = (
      <BrandPicture
        picture={own}
        sizes="(width < 40rem) 100vw, (width < 64rem) 27rem, 22rem"
        phone={!isWide}
        className="size-full"
        eager
      />
    )
    return { banner: picture, bannerBeside: true }
  }
  if (banner) {
    return {
      banner: (
        <BannerPicture
          banner={banner}
          className="h-full"
          size="strip"
          placeholder={artwork.banner}
          eager
          onNavigate={onClose}
          onGame={(nodeId) => launch({ nodeId })}
        />
      ),
    }
  }
  return {
    banner: keepsPlace && <img src={artwork.banner} alt="" className="size-full object-cover" />,
  }
}
