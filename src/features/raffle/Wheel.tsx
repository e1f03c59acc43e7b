import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { isStill } from '#ui/isStill.ts'
import type { Draw, Raffle } from './schema.ts'
import type { DrawPhase } from './useDraw.ts'
import { WheelFace } from './WheelFace.tsx'
import { listSegments, restAt } from './wheelShape.ts'

interface Props {
  raffle: Raffle
  topId: string | undefined
  phase: DrawPhase
  onLanded: () => void
}

const TURN_MS = 700
const LANDING_MS = 4600
const TURNS = 4
/**
 * Easing of the final turn. It begins at the speed at which the wheel already turns, so that the
 * wheel slows down without a jump.
 */
const SLOWING = 'cubic-bezier(0.3, 0.5, 0.2, 1)'

/**
 * Position within the prize's segment at which the pointer stops, from 0 to 1. It is computed from
 * the drawn number, so that it is the same each time.
 */
const placeOf = ({ number }: Draw) => (number % 97) / 96

const restOf = (disc: SVGGElement): number => Number.parseFloat(disc.style.rotate) || 0

function stand(disc: SVGGElement, degrees: number): void {
  disc.style.rotate = `${degrees}deg`
}

/**
 * The wheel turns while the gateway draws, and then stops at the drawn prize. With reduced motion
 * it does not turn.
 */
export function Wheel({ raffle, topId, phase, onLanded }: Props) {
  const { locale } = useLanguage()
  const disc = useRef<SVGGElement>(null)
  const segments = useMemo(() => listSegments(raffle.prizes), [raffle.prizes])
  const landed = useEffectEvent(onLanded)
  const won = phase.kind === 'landing' || phase.kind === 'shown' ? phase.draw : null
  const target = won && restAt(segments, won.prize.id, placeOf(won))

  useEffect(() => {
    const wheel = disc.current
    if (!wheel || phase.kind !== 'asking' || isStill()) return undefined
    const from = restOf(wheel)
    const turning = wheel.animate([{ rotate: `${from}deg` }, { rotate: `${from + 360}deg` }], {
      duration: TURN_MS,
      iterations: Number.POSITIVE_INFINITY,
    })
    return () => {
      const turned = (Number(turning.currentTime ?? 0) / TURN_MS) * 360
      stand(wheel, (from + turned) % 360)
      turning.cancel()
    }
  }, [phase.kind])

  useEffect(() => {
    const wheel = disc.current
    if (!wheel || target === null) return undefined
    if (phase.kind === 'shown') {
      stand(wheel, target)
      return undefined
    }
    if (isStill()) {
      stand(wheel, target)
      landed()
      return undefined
    }
    const from = restOf(wheel)
    const to = from + TURNS * 360 + ((target - from + 720) % 360)
    const landing = wheel.animate([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
      duration: LANDING_MS,
      easing: SLOWING,
      fill: 'forwards',
    })
    landing.addEventListener('finish', () => {
      stand(wheel, target)
      landing.cancel()
      landed()
    })
    return () => landing.cancel()
  }, [phase.kind, target])

  return (
    <div className="relative mx-auto aspect-square w-full max-w-104 rounded-full shadow-raised">
      <WheelFace
        segments={segments}
        topId={topId}
        wonId={phase.kind === 'shown' ? phase.draw.prize.id : undefined}
        locale={locale}
        disc={disc}
      />
    </div>
  )
}
