import { useEffect, useEffectEvent } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** Whole seconds until a moment by the gateway's clock; `onEnd` is called once when it has come. */
export function useCountdown(until: number, onEnd: () => void): number {
  const seconds = useSecondsLeft(until)
  const isOver = seconds === 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return seconds
}
