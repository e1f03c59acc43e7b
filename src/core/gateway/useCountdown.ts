import { useEffect, useEffectEvent } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'

/**
 * Counts down whole seconds until a time by the gateway's clock; calls `onEnd` once when it is
 * reached.
 */
export function useCountdown(until: number, onEnd: () => void): number {
  const seconds = useSecondsLeft(until)
  const isOver = seconds === 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return seconds
}
