import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Win } from './api.ts'

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
  const steady = shown?.key === key ? shown.wins : undefined
  const adopt = () => wins && setShown({ key, wins })
  const known = new Set(steady?.map(({ id }) => id))
  const fresh = steady ? (wins ?? []).filter(({ id }) => !known.has(id)).length : 0

  const meet = useEffectEvent(() => {
    if (!steady || (fresh > 0 && isFree(list.current))) adopt()
  })
  useEffect(() => meet(), [wins, key])
  return { wins: steady ?? wins, waiting: fresh, adopt }
}

/** Whether rows may move: the list begins in view, and neither pointer nor focus is in it. */
function isFree(list: HTMLElement | null): boolean {
  if (!list) return true
  const isUsed = list.matches(':hover, :focus-within')
  return !isUsed && list.getBoundingClientRect().top >= 0
}
