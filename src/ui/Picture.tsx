import { useState, type ReactNode } from 'react'

interface Props {
  /** Undefined while the address is not known; the place is held meanwhile. */
  src: string | undefined
  /** The same picture for phones, cut for their shape. */
  narrowSrc?: string | undefined
  alt: string
  /** Shown where the picture cannot be had. */
  fallback: ReactNode
  className?: string
  /** What shows through until it is there. */
  ground?: string
  eager?: boolean
}

/**
 * A picture that fills its box, holds its place, and has something to show on failure. It does not
 * fade in: a screenful of fades is frames too long for a slow phone.
 */
export function Picture({
  src,
  narrowSrc,
  alt,
  fallback,
  className = '',
  ground = 'bg-skeleton',
  eager = false,
}: Props) {
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<string>()
  if (src !== undefined && failed === src) return <>{fallback}</>
  return (
    <span className={`block overflow-hidden ${ground} ${className}`}>
      {src && (
        <picture>
          {narrowSrc && <source media="(width < 48rem)" srcSet={narrowSrc} />}
          <img
            src={src}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            // Chromium may leave a picture that it decodes for itself unpainted after a scroll.
            decoding="sync"
            draggable={false}
            // Cached pictures are complete before React listens.
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0 && loaded !== src) setLoaded(src)
            }}
            onLoad={({ currentTarget: image }) => {
              const show = () => setLoaded(src)
              image.decode().then(show, show)
            }}
            onError={() => setFailed(src)}
            // Until another picture has come, the one before would stand under its name.
            className={`size-full object-cover ${loaded === src ? '' : 'opacity-0'}`}
          />
        </picture>
      )}
    </span>
  )
}
