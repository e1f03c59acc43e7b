import { encode } from 'uqr'

interface Props {
  /** The address or text that a camera reads. */
  value: string
  /** What the code leads to, for screen readers. */
  label: string
  /** Width and height in CSS pixels, 90 by default (docs/product.md §2.2). */
  size?: number
}

/**
 * A QR code that the page draws from a text; it is dark on light in both modes, so that cameras
 * read it. A code that comes as an image is a `Picture`.
 */
export function QrCode({ value, label, size = 90 }: Props) {
  // Four modules of paper around the code, as ISO 18004 asks: on a dark panel cameras need them.
  const { data, size: modules } = encode(value, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className="rounded-[min(var(--radius-control),0.25rem)]"
    >
      <rect width={modules} height={modules} className="fill-qr-paper" />
      <path d={path} className="fill-qr-ink" />
    </svg>
  )
}
