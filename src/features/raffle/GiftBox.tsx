import type { Ref } from 'react'

interface Props {
  /** Ref to the SVG group of the lid, which moves when the box opens. */
  lid?: Ref<SVGGElement>
  isOpen?: boolean
  className?: string
}

/** A gift box with a ribbon, in the brand's colours. */
export function GiftBox({ lid, isOpen = false, className = 'size-full' }: Props) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`overflow-visible ${className}`}>
      <ellipse cx="50" cy="93" rx="38" ry="5" className="fill-scrim" opacity="0.35" />
      <rect x="16" y="44" width="68" height="48" rx="5" className="fill-primary" />
      <rect x="16" y="44" width="68" height="9" className="fill-primary-soft" opacity="0.35" />
      <rect x="43" y="44" width="14" height="48" className="fill-accent" />
      <g
        ref={lid}
        className={`transition-[opacity,translate] duration-calm ${isOpen ? '-translate-y-6 opacity-0' : ''}`}
      >
        <rect x="11" y="30" width="78" height="18" rx="4" className="fill-primary-hover" />
        <rect x="43" y="30" width="14" height="18" className="fill-accent" />
        <path
          d="M50 30C34 30 24 22 28 15s18-3 22 15c4-18 18-22 22-15s-6 15-22 15Z"
          className="fill-accent stroke-on-accent"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <circle cx="50" cy="28" r="5" className="fill-on-accent" />
      </g>
    </svg>
  )
}
