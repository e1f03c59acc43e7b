import type { Ref } from 'react'
import { PRIZE_ICONS } from './prizeIcons.tsx'
import type { Prize } from './schema.ts'
import { fitLabel, outlineOf, pointAt, type Segment } from './wheelShape.ts'

interface Props {
  segments: readonly Segment[]
  /** Id of the rarest prize, which is highlighted. */
  topId: string | undefined
  /** Id of the drawn prize; all other prizes are dimmed. */
  wonId?: string | undefined
  locale: string
  /** Ref to the SVG group that turns during a draw. */
  disc?: Ref<SVGGElement>
  /** True for a small wheel without labels. */
  plain?: boolean
}

const RIM = 88
const LIGHTS = 24

interface Look {
  ground: string
  /** Colour of the labels on this segment. */
  ink: string
}
const TOP: Look = { ground: 'fill-accent', ink: 'text-on-accent' }
const NONE: Look = { ground: 'fill-sunken', ink: 'text-muted' }
const TURNS: readonly Look[] = [
  { ground: 'fill-primary', ink: 'text-on-primary' },
  { ground: 'fill-primary-soft', ink: 'text-on-primary-soft' },
]

const lookOf = (prize: Prize, index: number, topId: string | undefined): Look =>
  prize.kind === 'none' ? NONE : prize.id === topId ? TOP : TURNS[index % TURNS.length]!

/** A wheel of prizes with its rim, lights and pointer, in the brand's colours. */
export function WheelFace({ segments, topId, wonId, locale, disc, plain = false }: Props) {
  return (
    <svg viewBox="-100 -104 200 204" aria-hidden="true" className="size-full overflow-visible">
      <circle r="98" className="fill-raised stroke-border-strong" strokeWidth="1" />
      <circle r="93" className="fill-none stroke-accent" strokeWidth="9" />
      {Array.from({ length: plain ? 12 : LIGHTS }, (_, index) => {
        const [cx, cy] = pointAt(93, (index * 360) / (plain ? 12 : LIGHTS))
        return (
          <circle
            key={index}
            cx={cx}
            cy={cy}
            r={plain ? 3 : 2.2}
            className={`fill-on-accent motion-safe:animate-pulse ${index % 2 ? '[animation-delay:-1s]' : ''}`}
          />
        )
      })}
      <g ref={disc} className="origin-center [transform-box:fill-box]">
        {segments.map(({ prize, from, to }, index) => {
          const look = lookOf(prize, index, topId)
          const isPassedOver = wonId !== undefined && wonId !== prize.id
          return (
            <g
              key={index}
              className={`transition-opacity duration-calm ${isPassedOver ? 'opacity-45' : ''}`}
            >
              <path
                d={outlineOf({ from, to }, RIM)}
                className={`${look.ground} stroke-surface`}
                strokeWidth="1.2"
              />
              {!plain && (
                <SegmentLabel prize={prize} from={from} to={to} ink={look.ink} locale={locale} />
              )}
            </g>
          )
        })}
      </g>
      {!plain && (
        <>
          {segments.map(({ from }, index) => {
            const [cx, cy] = pointAt(RIM, from)
            return <circle key={index} cx={cx} cy={cy} r="1.6" className="fill-surface" />
          })}
          <circle r="85" className="fill-none stroke-scrim" strokeWidth="6" opacity="0.16" />
        </>
      )}
      <circle r="17" className="fill-surface stroke-accent" strokeWidth="4" />
      <path
        d="M0-9 2.4-3 8.6-2.8 3.8 1 5.4 7.2 0 3.7-5.4 7.2-3.8 1-8.6-2.8-2.4-3Z"
        className="fill-accent"
      />
      <path
        d="M-8-102H8L0-80Z"
        className="fill-danger stroke-surface"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function SegmentLabel({
  prize,
  from,
  to,
  ink,
  locale,
}: Pick<Segment, 'prize' | 'from' | 'to'> & { ink: string; locale: string }) {
  // Width of the space for the label, measured between the segment's borders at a radius of 66.
  const width = 2 * 66 * Math.sin(((to - from) * Math.PI) / 360) - 6
  const { lines, size } = fitLabel(prize.label || prize.name, width, locale)
  const isGone = prize.left === 0
  const Icon = PRIZE_ICONS[prize.kind]
  return (
    <g transform={`rotate(${(from + to) / 2})`} className={`${ink} ${isGone ? 'opacity-50' : ''}`}>
      {lines.map((line, index) => (
        <text
          key={index}
          y={-68 + (index - (lines.length - 1) / 2) * size * 1.25}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={size}
          className={`fill-current font-bold ${isGone ? 'line-through' : ''}`}
        >
          {line}
        </text>
      ))}
      <Icon aria-hidden="true" x={-7} y={-49} width={14} height={14} />
    </g>
  )
}
