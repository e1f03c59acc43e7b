import { useRef, type ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { ShelfKeys } from './ShelfKeys.tsx'

interface Props {
  /** Id of the heading that names the row. */
  labelledBy: string
  busy?: boolean
  className: string
  /** Cards to look at, in their order: without controls, so the row itself takes the keys. */
  cards?: boolean
  /** List items, one for each game or winner. */
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
        <ShelfKeys row={row} labelledBy={labelledBy} className={cards ? 'top-1/2' : 'top-[34%]'} />
      )}
    </div>
  )
}
