import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { modeAtom } from '#core/brand/mode.ts'
import {
  drawingsOf,
  mainAddress,
  PHONE_WIDTHS,
  type RuntimePicture,
  sourceSet,
} from '#core/brand/runtimePictures.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMediaQuery } from '#core/platform/useMediaQuery.ts'
import { inkOn } from './inkOn.ts'

const narrow = window.matchMedia(PHONE_WIDTHS)

/** False once an AVIF file did not show, as in an old browser; WebP is then asked for at once. */
let readsAvif = true

interface Props {
  picture: RuntimePicture
  /** Width of the box, as the attribute `sizes`, by which the browser chooses a file. */
  sizes: string
  className?: string
  /** Whether the picture for phones is shown; by default on pages narrower than 48 rem. */
  phone?: boolean
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
  phone: asPhone,
  eager = false,
  whole = false,
  children,
}: Props) {
  const mode = useAtomValue(modeAtom)
  const { language } = useLanguage()
  const isNarrow = useMediaQuery(narrow)
  const [format, setFormat] = useState<'avif' | 'webp'>(readsAvif ? 'avif' : 'webp')
  const isPhone = asPhone ?? isNarrow
  const drawing = drawingsOf(picture, mode)[isPhone ? 'phone' : 'wide']
  return (
    <span className={`relative isolate block overflow-hidden ${className}`}>
      <img
        // With a new key, the old picture does not stay until the new one has loaded.
        key={drawing.at}
        sizes={sizes}
        srcSet={sourceSet(drawing, format)}
        src={mainAddress(drawing)}
        alt={picture.alt?.[language] ?? ''}
        width={drawing.width}
        height={drawing.height}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
        // Chromium may leave a picture unpainted after a scroll if it decodes the picture
        // asynchronously.
        decoding="sync"
        draggable={false}
        onError={() => {
          if (!drawing.widths) return
          readsAvif = false
          setFormat('webp')
        }}
        className={`size-full ${whole ? 'object-contain' : 'object-cover'}`}
        style={{ objectPosition: picture.focus }}
      />
      {children && (
        <span className="absolute inset-0 isolate block text-(--ink)" style={inkOn(drawing)}>
          <span
            className={`absolute inset-0 -z-10 ${SCRIMS[isPhone ? 'phone' : (picture.words ?? 'left')]}`}
          />
          {children}
        </span>
      )}
    </span>
  )
}

const FROM_BELOW = 'bg-[linear-gradient(to_top,var(--scrim),var(--scrim)_52%,transparent_86%)]'

/** Gradients that are whole under the words: the scrim is computed for their half of the picture. */
const SCRIMS = {
  phone: FROM_BELOW,
  left: 'bg-[linear-gradient(to_right,var(--scrim),var(--scrim)_50%,transparent_80%)]',
  right: 'bg-[linear-gradient(to_left,var(--scrim),var(--scrim)_50%,transparent_80%)]',
  below: FROM_BELOW,
}
