import { useState, type ReactNode } from 'react'

interface Props {
  /** Address of the picture; null if there is none, undefined while unknown, with its space reserved. */
  src: string | null | undefined
  /** Words in place of the picture; empty if its name stands beside it. */
  alt: string
  /** Content to show if there is no picture, or if it fails to load. */
  fallback: ReactNode
  className?: string
  /** CSS class of the background that is visible while the picture loads. */
  ground?: string
  /** Whether it loads at once, for pictures at the top of a page. */
  eager?: boolean
}

/**
 * A picture that fills its box, reserves its space, and shows a fallback on failure, in the tone that
 * the brand chose for pictures of the gateway. A player's picture is an `Avatar`. It does not fade
 * in, since many fading pictures make frames too long for a slow phone.
 */
export function Picture({
  src,
  alt,
  fallback,
  className = '',
  ground = 'bg-skeleton',
  eager = false,
}: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === src) return <>{fallback}</>
  return (
    <span className={`block overflow-hidden ${ground} ${className}`}>
      {src && (
        <img
          // With a new key, the old picture disappears at once. Without it, the old picture would
          // stay beside the new name until the new picture has loaded.
          key={src}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // Chromium may leave a picture unpainted after a scroll if it decodes the picture
          // asynchronously.
          decoding="sync"
          draggable={false}
          // A cached picture may be complete before React attaches its `load` listener.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) show(image)
          }}
          onLoad={({ currentTarget: image }) => {
            const shown = () => show(image)
            image.decode().then(shown, shown)
          }}
          onError={() => setFailed(src)}
          className="art size-full object-cover not-data-shown:opacity-0"
        />
      )}
    </span>
  )
}

/** Changes the element directly: with React state, every picture that loads would render again. */
function show(image: HTMLImageElement): void {
  image.dataset['shown'] = ''
}
