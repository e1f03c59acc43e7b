import { useBrand } from '#core/brand/brand.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'

/** Corners of the gem in the VIP emblem and of its inner face, clockwise from the top. */
const RIM = ['50,4', '90,27', '90,73', '50,96', '10,73', '10,27']
const TABLE = ['50,24', '72.5,37', '72.5,63', '50,76', '27.5,63', '27.5,37']
/** Brightness of each side of the gem; the light comes from the top left. */
const FACETS = [0.62, 0.36, 0.24, 0.42, 0.7, 0.9]

/**
 * The emblem of a VIP level: the brand's own, or a gem with the number of the level. A higher level
 * has more of the accent colour.
 */
export function LevelEmblem({ rank, className }: { rank: number; className: string }) {
  const own = useBrand().pictures.tiers?.[rank - 1]
  if (own) {
    return <BrandPicture whole picture={own} sizes="8rem" className={className} />
  }
  const share = Math.min(100, rank * 18)
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={className}
      style={{
        color: `color-mix(in oklab, var(--color-accent) ${share}%, var(--color-primary))`,
      }}
    >
      {FACETS.map((opacity, index) => (
        <polygon
          key={index}
          points={`${RIM[index]} ${RIM[(index + 1) % 6]} ${TABLE[(index + 1) % 6]} ${TABLE[index]}`}
          fill="currentColor"
          fillOpacity={opacity}
          stroke="currentColor"
          strokeWidth="0.75"
        />
      ))}
      <polygon points={TABLE.join(' ')} className="fill-surface" stroke="currentColor" />
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-text font-display text-[26px] font-bold"
      >
        {rank}
      </text>
    </svg>
  )
}
