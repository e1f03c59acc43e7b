import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Win } from './api.ts'

/** How often new wins are tried to be let in. */
const TRY_MS = 1000

/**
 * The wins to draw. New ones come in by themselves while the list's start is in view and nothing of
 * it is in use; otherwise they wait until they are asked for, so that no row moves from under a
 * finger.
 *
 * @param key names the list; another one is shown at once
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

/** Whether rows may move: the list begins in view, and neither pointer nor focus is in it. */
function isFree(list: HTMLElement | null): boolean {
  if (!list) return true
  const isUsed = list.matches(':hover, :focus-within')
  return !isUsed && list.getBoundingClientRect().top >= 0
}
