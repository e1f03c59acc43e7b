import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { BannerGroup } from '#core/system/announcements/api.ts'
import { BannerPicture } from '#parts/content/BannerPicture.tsx'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'

/**
 * The banner of a popup, by its group, for `Dialog`; undefined if there is none. Until the
 * banners load, the popup reserves the space, so that nothing shifts, and shows the brand's own
 * picture if needed. A popup that the banner opens replaces this popup.
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
