import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { BannerGroup } from '#core/system/announcements/api.ts'
import { BannerPicture } from '#parts/content/BannerPicture.tsx'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'

/**
 * Returns the banner of a popup, by its banner group, for `Dialog`; undefined if there is none.
 * Until the banners load, the brand's own picture is in their place, so that nothing moves; it
 * stays if there is no banner. A popup that a press on the banner opens replaces this popup.
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
