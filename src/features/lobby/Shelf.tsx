import { useRef, type ReactNode } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { useIsWide } from '#core/navigation/useIsWide.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

const { Component: ShelfKeys } = lazyScreen('lobby', 'ShelfKeys', () => import('./ShelfKeys.tsx'))

interface Props {
  /** Id of the heading that names the row. */
  labelledBy: string
  busy?: boolean
  className: string
  /** Items of the list. */
  children: ReactNode
}

/** A row to swipe; wide pages also move it by buttons and arrow keys, a shelf at a time. */
export function Shelf({ labelledBy, busy = false, className, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  return (
    <div className="relative">
      <ul ref={row} aria-labelledby={labelledBy} aria-busy={busy} className={className}>
        {children}
      </ul>
      {useIsWide() && (
        <LazyPart failure="hide">
          <ShelfKeys row={row} labelledBy={labelledBy} />
        </LazyPart>
      )}
    </div>
  )
}
