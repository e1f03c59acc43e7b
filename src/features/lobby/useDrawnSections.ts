import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect } from 'react'
import { whenIdle } from '#lib/later.ts'
import { drawnSectionsAtom } from './atoms.ts'

/** How many sections to draw by now: one more each time the browser rests, until all `count` are. */
export function useDrawnSections(count: number): number {
  const drawn = useAtomValue(drawnSectionsAtom)
  const setDrawn = useSetAtom(drawnSectionsAtom)
  useEffect(() => {
    if (drawn >= count) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)))
  }, [drawn, count, setDrawn])
  return drawn
}
