import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Win } from './api.ts'

/** Milliseconds between two tries to add new wins to the list. */
const TRY_MS = 1000

/**
 * Returns the wins that the list shows. New wins appear by themselves only while the list's start
 * is visible and nobody uses the list. Otherwise they wait for a press, so that no row moves under
 * a finger.
 * @param key name of the list; another list is shown at once
 */
export function useSteadyWins(
  wins: readonly Win[] | undefined,
  { key, list }: { key: string; list: RefObject<HTMLElement | null> },
) {
  const [shown, setShown] = useState<{ key: string; wins: readonly Win[] }>()
  if (wins && shown?.key !== key) setShown({ key, wins })
  const steady = shown?.key === key ? shown.wins : wins
  const known = new Set(steady?.map(({ id }) => id))
  const waiting = (wins ?? []).filter(({ id }) => !known.has(id)).length
  const adopt = () => wins && setShown({ key, wins })

  const letIn = useEffectEvent(() => {
    if (isFree(list.current)) adopt()
  })
  const isWaiting = waiting > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => letIn(), TRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return { wins: steady, waiting, adopt }
}

/**
 * Whether the rows of the list may move: the start of the list is visible, and neither the pointer
 * nor the focus is in the list.
 */
function isFree(list: HTMLElement | null): boolean {
  if (!list) return true
  const isUsed = list.matches(':hover, :focus-within')
  return !isUsed && list.getBoundingClientRect().top >= 0
}
