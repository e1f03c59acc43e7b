import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'

/** Turns of the five cards of a hand, in degrees; the middle one is missing. */
const HAND = [-40, -20, 0, 20, 40]
const DIAMOND = 'M160 62l11 15-11 15-11-15Z'
const NOTCHES = Array.from({ length: 8 }, (_, index) => index * 45)

const Ground = () => <ellipse cx="160" cy="182" rx="130" ry="12" className="fill-primary-soft" />

/** A hand of cards with a gap; the missing card lies on the table. */
const LostCard = () => (
  <>
    <Ground />
    {HAND.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 160 190)`}>
        <rect
          x="132"
          y="36"
          width="56"
          height="82"
          rx="7"
          strokeWidth="2"
          strokeDasharray={turn === 0 ? '6 6' : undefined}
          className={turn === 0 ? 'fill-none stroke-primary' : 'fill-raised stroke-border-strong'}
        />
        {turn !== 0 && (
          <path
            d={DIAMOND}
            className={turn === -20 || turn === 40 ? 'fill-accent' : 'fill-primary'}
          />
        )}
      </g>
    ))}
    <g transform="translate(168 164) rotate(76)">
      <rect x="-24" y="-35" width="48" height="70" rx="6" className="fill-primary" />
      <rect
        x="-18"
        y="-29"
        width="36"
        height="58"
        rx="3"
        strokeWidth="1.5"
        className="fill-none stroke-on-primary"
      />
    </g>
  </>
)

const Chip = ({ x, y, radius, tone }: { x: number; y: number; radius: number; tone: string }) => (
  <g
    transform={`translate(${x} ${y}) scale(${radius / 50})`}
    className="[&>g]:motion-safe:animate-[spin_40s_linear_infinite]"
  >
    <g>
      <circle r="50" className={tone} />
      {NOTCHES.map((turn) => (
        <rect
          key={turn}
          x="-7"
          y="-50"
          width="14"
          height="13"
          transform={`rotate(${turn})`}
          className="fill-surface"
        />
      ))}
      <circle r="31" strokeWidth="2.5" strokeDasharray="4 5" className="fill-none stroke-surface" />
      <path d="M0-17 13 0 0 17-13 0Z" className="fill-surface" />
    </g>
  </g>
)

/** Two chips that turn in each other like wheels of a machine. */
const Machine = () => (
  <>
    <Ground />
    <Chip x={128} y={112} radius={60} tone="fill-primary" />
    <Chip x={222} y={72} radius={40} tone="fill-accent" />
  </>
)

const Post = ({ x }: { x: number }) => (
  <>
    <rect x={x - 22} y="172" width="44" height="9" rx="4.5" className="fill-primary" />
    <rect x={x - 4} y="84" width="8" height="92" className="fill-primary" />
    <circle cx={x} cy="78" r="11" className="fill-primary" />
  </>
)

/** A closed door behind a velvet rope. */
const ClosedDoor = () => (
  <>
    <Ground />
    <path
      d="M104 180V76a56 56 0 0 1 112 0V180Z"
      strokeWidth="2"
      className="fill-raised stroke-border-strong"
    />
    <path
      d="M118 180V78a42 42 0 0 1 84 0V180Z"
      strokeWidth="2"
      className="fill-primary-soft stroke-border-strong"
    />
    <path d="M160 84a9 9 0 0 1 4 17l3 17h-14l3-17a9 9 0 0 1 4-17Z" className="fill-text" />
    <path
      d="M84 92Q160 178 236 92"
      strokeWidth="10"
      strokeLinecap="round"
      className="fill-none stroke-accent"
    />
    <Post x={84} />
    <Post x={236} />
  </>
)

const SCENES = { notFound: LostCard, maintenance: Machine, blocked: ClosedDoor }

/** The brand's own picture of a page that replaces another, or our drawing in its colours. */
export function StatusScene({ scene }: { scene: keyof typeof SCENES }): ReactNode {
  const own = useBrand().pictures[scene]
  if (own)
    return <BrandPicture whole eager picture={own} sizes="20rem" className="h-60 w-80 max-w-full" />
  const Scene = SCENES[scene]
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="h-50 w-80 max-w-full">
      <Scene />
    </svg>
  )
}
