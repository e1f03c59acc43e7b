import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useBrand } from '#core/brand/brand.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { useMediaQuery } from '#core/platform/useMediaQuery.ts'
import { Picture } from '#ui/Picture.tsx'
import type { Banner } from '#core/system/announcements/api.ts'
import { bannerTarget } from './bannerTarget.ts'

/**
 * CSS classes of a shade behind the words of a low banner, on the side where the picture is empty.
 * It has the colour of the page, so that the picture grows out of it: no dark slab on a light page.
 */
const SHADE_BESIDE = 'bg-linear-to-r from-surface/92 to-transparent rtl:bg-linear-to-l'
/**
 * CSS classes of a shade at the bottom, behind the banner's words: narrow pictures have no empty
 * side.
 */
const SHADE_BELOW =
  'bg-linear-to-t from-hero-scrim from-25% to-transparent to-70% @2xl:bg-linear-to-r @2xl:from-20% @2xl:to-70% rtl:@2xl:bg-linear-to-l'

const LOOKS = {
  hero: {
    shade: SHADE_BELOW,
    frame: 'text-on-hero justify-end p-5 @2xl:max-w-[40%] @2xl:justify-center @2xl:p-8 @2xl:pe-0',
    title: 'line-clamp-3 text-heading @md:text-title',
    subtitle: 'line-clamp-2 text-label',
  },
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

/** Below this page width, the large banner uses the narrow picture, as in `layout.css`. */
const narrow = window.matchMedia('(width < 48rem)')

interface Props {
  banner: Banner
  className?: string
  /**
   * Size of the banner's words: `hero` on home, `strip` for the low picture across a popup, `menu`
   * for a menu.
   */
  size?: keyof typeof LOOKS
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
  size = 'hero',
  eager = false,
  placeholder,
  onGame,
  onNavigate,
}: Props) {
  const brand = useBrand()
  const imageUrl = useImageUrl()
  const isNarrow = useMediaQuery(narrow)
  const look = LOOKS[size]
  const target = bannerTarget(banner, brand)
  const body = (
    <>
      {placeholder && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <Picture
        src={imageUrl(size === 'hero' && isNarrow ? banner.narrowPicture : banner.picture)}
        alt=""
        eager={eager}
        className="absolute inset-0"
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

function TargetLink({
  target,
  onGame,
  onNavigate,
  children,
}: {
  target: ReturnType<typeof bannerTarget>
  onGame: Props['onGame']
  onNavigate: Props['onNavigate']
  children: ReactNode
}) {
  const look = 'relative block size-full'
  switch (target?.kind) {
    case 'inner':
      return (
        <Link to={target.path} onClick={onNavigate} className={look}>
          {children}
        </Link>
      )
    case 'outside':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={look}>
          {children}
        </a>
      )
    case 'game':
      return (
        <button
          type="button"
          onClick={() => {
            onNavigate?.()
            onGame?.(target.nodeId)
          }}
          className={`${look} text-start`}
        >
          {children}
        </button>
      )
    default:
      return <div className={look}>{children}</div>
  }
}
