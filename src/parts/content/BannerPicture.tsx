import { useBrand } from '#core/brand/brand.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'
import type { Banner } from '#core/system/announcements/api.ts'
import { bannerTarget } from './bannerTarget.ts'
import { TargetLink } from './TargetLink.tsx'

/**
 * CSS classes of a shade behind the words of a low banner, on the side where the picture is empty.
 * It has the colour of the page, so that the picture grows out of it: no dark slab on a light page.
 */
const SHADE_BESIDE = 'bg-linear-to-r from-surface/92 to-transparent rtl:bg-linear-to-l'

const LOOKS = {
  strip: {
    shade: `${SHADE_BESIDE} from-48% to-80%`,
    frame: 'text-text max-w-[48%] justify-center py-2 ps-5 sm:py-4',
    title: 'line-clamp-2 text-label leading-snug font-bold sm:text-heading',
    subtitle: 'line-clamp-2 text-caption leading-snug sm:text-label',
  },
  menu: {
    shade: `${SHADE_BESIDE} from-62% to-92%`,
    frame: 'text-text max-w-[64%] justify-center p-3',
    title: 'line-clamp-2 text-label leading-snug font-bold',
    subtitle: 'line-clamp-2 text-caption leading-snug',
  },
}

interface Props {
  banner: Banner
  className?: string
  /**
   * Size of the banner's words: `strip` for the low picture across a popup, `menu` for a menu.
   */
  size: keyof typeof LOOKS
  eager?: boolean
  /** Address of a picture that is shown until the banner's picture has loaded. */
  placeholder?: string
  onGame?: (nodeId: string) => void
  /** Called when a click opens the banner's target, for menus that must close then. */
  onNavigate?: () => void
}

/** A banner: its picture, words over the picture's empty side, and a link to its target. */
export function BannerPicture({
  banner,
  className = '',
  size,
  eager = false,
  placeholder,
  onGame,
  onNavigate,
}: Props) {
  const brand = useBrand()
  const imageUrl = useImageUrl()
  const look = LOOKS[size]
  const target = bannerTarget(banner, brand)
  const body = (
    <>
      {placeholder && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <Picture
        src={imageUrl(banner.picture)}
        alt=""
        eager={eager}
        className="gateway-art absolute inset-0"
        ground={placeholder ? 'bg-transparent' : 'bg-skeleton'}
        fallback={!placeholder && <span className="absolute inset-0 bg-primary-soft" />}
      />
      <span className={`absolute inset-0 ${look.shade}`} />
      <span className={`relative flex h-full flex-col gap-1 text-start ${look.frame}`}>
        <span className={`text-balance ${look.title}`}>{banner.title}</span>
        {banner.subtitle && (
          <span className={`opacity-90 ${look.subtitle}`}>{banner.subtitle}</span>
        )}
      </span>
    </>
  )
  return (
    <div className={`@container relative isolate block overflow-hidden bg-skeleton ${className}`}>
      <TargetLink target={target} onGame={onGame} onNavigate={onNavigate}>
        {body}
      </TargetLink>
    </div>
  )
}
