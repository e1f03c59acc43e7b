import { useState, type ReactNode } from 'react'

interface Props {
  /** Undefined while the address is not known; the place is held meanwhile. */
  src: string | undefined
  alt: string
  /** Shown if the picture cannot be had. */
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
  alt,
  fallback,
  className = '',
  ground = 'bg-skeleton',
  eager = false,
}: Props) {
  const [failed, setFailed] = useState<string>()
  if (src !== undefined && failed === src) return <>{fallback}</>
  return (
    <span className={`block overflow-hidden ${ground} ${className}`}>
      {src && (
        <img
          // Until another picture has come, the one before would stand under its name.
          key={src}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // Chromium may leave a picture that it decodes for itself unpainted after a scroll.
          decoding="sync"
          draggable={false}
          // Cached pictures are complete before React listens.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) show(image)
          }}
          onLoad={({ currentTarget: image }) => {
            const shown = () => show(image)
            image.decode().then(shown, shown)
          }}
          onError={() => setFailed(src)}
          className="size-full object-cover not-data-shown:opacity-0"
        />
      )}
    </span>
  )
}

/** Not by a state of React's: a screenful of pictures that come would be drawn as often. */
function show(image: HTMLImageElement): void {
  image.dataset['shown'] = ''
}
