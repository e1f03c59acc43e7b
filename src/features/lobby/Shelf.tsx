import { useRef, type ReactNode } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

const { Component: ShelfKeys } = lazyScreen('ShelfKeys', () => import('./ShelfKeys.tsx'))

interface Props {
  /** Id of the heading that names the row. */
  labelledBy: string
  busy?: boolean
  className: string
  /** Cards to look at, in their order: without controls, so the row itself takes the keys. */
  cards?: boolean
  /** Items of the list. */
  children: ReactNode
}

/** A row to swipe; wide pages also move it by buttons and arrow keys, a shelf at a time. */
export function Shelf({ labelledBy, busy = false, className, cards = false, children }: Props) {
  const row = useRef<HTMLUListElement & HTMLOListElement>(null)
  const List = cards ? 'ol' : 'ul'
  return (
    <div className="relative">
      <List
        ref={row}
        aria-labelledby={labelledBy}
        aria-busy={busy}
        tabIndex={cards ? 0 : undefined}
        className={className}
      >
        {children}
      </List>
      {useIsWide() && (
        <LazyPart failure="hide">
          <ShelfKeys
            row={row}
            labelledBy={labelledBy}
            className={cards ? 'top-1/2' : 'top-[34%]'}
          />
        </LazyPart>
      )}
    </div>
  )
}
