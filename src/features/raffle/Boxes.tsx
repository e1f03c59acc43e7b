import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isStill } from '#ui/isStill.ts'
import { GiftBox } from './GiftBox.tsx'
import { PrizeIcon } from './prizeIcons.tsx'
import type { DrawPhase } from './useDraw.ts'

interface Props {
  count: number
  phase: DrawPhase
  /** Whether the player can open a box now. */
  canOpen: boolean
  onOpen: () => void
  onLanded: () => void
}

const OPENING_MS = 900

/**
 * The boxes of a raffle, one of which the player opens. It shakes while the gateway draws, and then
 * opens with the prize. With reduced motion it opens at once.
 */
export function Boxes({ count, phase, canOpen, onOpen, onLanded }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<number | null>(null)
  const box = useRef<HTMLSpanElement>(null)
  const landed = useEffectEvent(onLanded)
  const drawn = phase.kind === 'landing' || phase.kind === 'shown' ? phase.draw : null
  // For the result of an earlier draw the player has chosen no box here, so the middle box shows
  // it.
  const opened = drawn ? (chosen ?? Math.floor(count / 2)) : chosen

  useEffect(() => {
    const element = box.current
    if (phase.kind === 'landing') {
      if (isStill() || !element) {
        landed()
        return undefined
      }
      const frames = [{ scale: 1 }, { scale: 1.25, offset: 0.35 }, { scale: 1 }]
      const opening = element.animate(frames, { duration: OPENING_MS, easing: 'ease-out' })
      opening.addEventListener('finish', () => landed())
      return () => opening.cancel()
    }
    if (phase.kind !== 'asking' || isStill() || !element) return undefined
    const frames = [{ rotate: '-5deg' }, { rotate: '5deg' }, { rotate: '-5deg' }]
    const shaking = element.animate(frames, {
      duration: 220,
      iterations: Number.POSITIVE_INFINITY,
    })
    return () => shaking.cancel()
  }, [phase.kind])

  return (
    <ul className="mx-auto grid w-full max-w-104 grid-cols-3 gap-2 rounded-panel bg-sunken p-3 sm:gap-3 sm:p-4">
      {Array.from({ length: count }, (_, index) => {
        const number = index + 1
        const isOpened = drawn !== null && index === opened
        return (
          <li key={index} className="aspect-square">
            <button
              type="button"
              aria-label={
                isOpened
                  ? t({
                      message: `Box ${number}, opened`,
                      comment: 'One of the gift boxes of a raffle, for screen readers',
                    })
                  : t({
                      message: `Open box ${number}`,
                      comment: 'Button: opens one of the gift boxes of a raffle',
                    })
              }
              aria-disabled={!canOpen || undefined}
              onClick={() => {
                if (!canOpen) return
                setChosen(index)
                onOpen()
              }}
              className={`relative flex size-full items-center justify-center card-raised p-[14%] transition-[translate,opacity] duration-quick enabled:hover:-translate-y-(--lift) aria-disabled:cursor-default ${drawn && !isOpened ? 'opacity-50' : ''}`}
            >
              <span ref={index === opened ? box : null} className="relative block size-full">
                <GiftBox isOpen={isOpened} />
                {isOpened && (
                  <span className="absolute inset-x-0 -top-[12%] flex justify-center">
                    <span className="flex size-[52%] items-center justify-center rounded-pill bg-surface text-reward-text shadow-glow">
                      <PrizeIcon kind={drawn.prize.kind} className="size-[60%]" />
                    </span>
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
