import { useAtomValue } from 'jotai'
import type { CSSProperties, ReactNode } from 'react'
import { modeAtom } from '#core/brand/mode.ts'
import {
  type Drawing,
  drawingsOf,
  INKS,
  mainAddress,
  PHONE_WIDTHS,
  type RuntimePicture,
  sourceSet,
} from '#core/brand/runtimePictures.ts'
import { useLanguage } from '#core/locale/language.ts'

interface Props {
  picture: RuntimePicture
  /** Width of the box, as the attribute `sizes`, by which the browser chooses a file. */
  sizes: string
  className?: string
  /** Whether the picture is in the first view, where it must not wait. */
  eager?: boolean
  /** Whether the whole picture is shown instead of filling its box. */
  whole?: boolean
  /** Words that stand on the picture, on the side that the brand chose. */
  children?: ReactNode
}

/**
 * A picture of the brand's own: the files for this mode and width, cropped around its focus. Behind
 * words it has a scrim that is only as strong as their contrast needs, and only on their side.
 */
export function BrandPicture({
  picture,
  sizes,
  className = '',
  eager = false,
  whole = false,
  children,
}: Props) {
  const mode = useAtomValue(modeAtom)
  const { language } = useLanguage()
  const { wide, phone } = drawingsOf(picture, mode)
  return (
    <span className={`@container relative isolate block overflow-hidden ${className}`}>
      <picture>
        {phone !== wide && sourcesOf(phone, sizes, PHONE_WIDTHS)}
        {sourcesOf(wide, sizes)}
        <img
          // Another mode is another picture, which must not show the old one until it loads.
          key={mode}
          src={mainAddress(wide)}
          alt={picture.alt?.[language] ?? ''}
          width={wide.width}
          height={wide.height}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchPriority: 'high' as const })}
          decoding="sync"
          draggable={false}
          className={`size-full ${whole ? 'object-contain' : 'object-cover'}`}
          style={{ objectPosition: picture.focus }}
        />
      </picture>
      {children && (
        <span className={`absolute inset-0 ${INK}`} style={inkVariables(wide, phone)}>
          <span className={`absolute inset-0 -z-10 ${SCRIMS[picture.words ?? 'left']}`} />
          {children}
        </span>
      )}
    </span>
  )
}

const INK =
  'text-(--phone-ink) [--scrim:var(--phone-scrim)] md:text-(--wide-ink) md:[--scrim:var(--wide-scrim)]'

const FROM_BELOW = 'bg-[linear-gradient(to_top,var(--scrim),var(--scrim)_52%,transparent_86%)]'

/** Gradients that are whole under the words, whose half of the picture the scrim was computed for. */
const SCRIMS = {
  left: `${FROM_BELOW} md:bg-[linear-gradient(to_right,var(--scrim),var(--scrim)_50%,transparent_80%)]`,
  right: `${FROM_BELOW} md:bg-[linear-gradient(to_left,var(--scrim),var(--scrim)_50%,transparent_80%)]`,
  below: `${FROM_BELOW} md:bg-none`,
}

/** Lists the sources of a drawing, the smallest format first; an SVG needs none of its own width. */
function sourcesOf(drawing: Drawing, sizes: string, media?: string): ReactNode {
  if (!drawing.widths) {
    return media && <source media={media} srcSet={drawing.at} type="image/svg+xml" />
  }
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={media}
      srcSet={sourceSet(drawing, format)}
      type={`image/${format}`}
      sizes={sizes}
    />
  ))
}

function inkVariables(wide: Drawing, phone: Drawing): CSSProperties {
  const of = ({ scrim = { ink: 'light', alpha: 0 } }: Drawing) => {
    const { ink, scrim: cover } = INKS[scrim.ink]
    return { ink: `rgb(${ink.join(' ')})`, scrim: `rgb(${cover.join(' ')} / ${scrim.alpha})` }
  }
  const [onWide, onPhone] = [of(wide), of(phone)]
  return {
    '--wide-ink': onWide.ink,
    '--wide-scrim': onWide.scrim,
    '--phone-ink': onPhone.ink,
    '--phone-scrim': onPhone.scrim,
  } as CSSProperties
}
