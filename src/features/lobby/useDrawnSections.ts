import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect } from 'react'
import { whenIdle } from '#lib/later.ts'
import { drawnSectionsAtom } from './atoms.ts'

/**
 * Returns the number of sections to render now. One more is added each time the browser is idle, up
 * to `count`.
 */
export function useDrawnSections(count: number): number {
  const drawn = useAtomValue(drawnSectionsAtom)
  const setDrawn = useSetAtom(drawnSectionsAtom)
  useEffect(() => {
    if (drawn >= count) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)))
  }, [drawn, count, setDrawn])
  return drawn
}
