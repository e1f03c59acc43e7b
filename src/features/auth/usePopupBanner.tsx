import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { BannerGroup } from '#core/system/announcements/api.ts'
import { BannerPicture } from '#parts/content/BannerPicture.tsx'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'

/**
 * The banner of a popup's group, for `Dialog`'s place; undefined if there is none. A popup that
 * opens before the banners are known keeps the place, with the brand's own picture if need be, so
 * that nothing in it shifts. A popup that it opens replaces this popup.
 */
export function usePopupBanner(group: BannerGroup, onClose: () => void) {
  const launch = useLaunch()
  const { artwork } = useBrand()
  const { banners, isPending } = useBanners(group)
  const [keepsPlace] = useState(isPending)
  const [banner] = banners
  if (banner) {
    return (
      <BannerPicture
        banner={banner}
        className="h-full"
        size="strip"
        placeholder={artwork.banner}
        eager
        onNavigate={onClose}
        onGame={(nodeId) => launch({ nodeId })}
      />
    )
  }
  return keepsPlace ? (
    <img src={artwork.banner} alt="" className="size-full object-cover" />
  ) : undefined
}
