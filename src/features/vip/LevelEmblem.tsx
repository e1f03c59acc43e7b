import { useBrand } from '#core/brand/brand.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'

/** Corners of the gem in the VIP emblem and of its inner face, clockwise from the top. */
const RIM = ['50,4', '90,27', '90,73', '50,96', '10,73', '10,27']
const TABLE = ['50,24', '72.5,37', '72.5,63', '50,76', '27.5,63', '27.5,37']
/** Brightness of each side of the gem; the light comes from the top left. */
const FACETS = [0.62, 0.36, 0.24, 0.42, 0.7, 0.9]

/** Number of metals and stones that themes have a colour for; higher levels share the last one. */
const TIERS = 6

/** The colour of a level's metal. */
export const tierColor = (rank: number): string =>
  `var(--color-tier-${Math.min(Math.max(rank, 1), TIERS)})`

interface Props {
  /** Number of the level; 0 is before the first level. */
  rank: number
  /** Whether the emblem shows the number. */
  numbered?: boolean
  className: string
}

/** The emblem of a VIP level: the brand's own, or a gem in the colour of the level's metal. */
export function LevelEmblem({ rank, numbered = true, className }: Props) {
  const own = useBrand().pictures.tiers?.[rank - 1]
  if (own) return <BrandPicture whole picture={own} sizes="8rem" className={className} />
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={className}
      style={{ color: tierColor(rank) }}
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
      {numbered ? (
        <>
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
        </>
      ) : (
        <polygon points={TABLE.join(' ')} fill="currentColor" stroke="currentColor" />
      )}
    </svg>
  )
}
