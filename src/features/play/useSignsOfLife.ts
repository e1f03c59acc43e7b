import { useEffect, useEffectEvent } from 'react'
import { showSignOfLife } from '#core/session/signOfLife.ts'

const EVERY_MS = 30_000

/** Keeps the session alive while a player is busy where this page feels no touch. */
export function useSignsOfLife(isBusy: () => boolean): void {
  const look = useEffectEvent(() => {
    if (isBusy()) showSignOfLife()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
