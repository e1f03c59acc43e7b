import { useRef, type ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { ShelfKeys } from './lazySections.ts'

interface Props {
  /** Id of the heading that names the row. */
  labelledBy: string
  /** Whether the items of the row are still loading. */
  busy?: boolean
  className: string
  /** True if the items are cards without buttons; then the row itself takes the arrow keys. */
  cards?: boolean
  /** True if the order of the items is a ranking. */
  ordered?: boolean
  /** List items, one for each game or winner. */
  children: ReactNode
}

/**
 * A row that the player swipes. On wide pages, buttons and arrow keys also scroll it by its visible
 * width.
 */
export function Shelf({
  labelledBy,
  busy = false,
  className,
  cards = false,
  ordered = cards,
  children,
}: Props) {
  const row = useRef<HTMLUListElement & HTMLOListElement>(null)
  const List = ordered ? 'ol' : 'ul'
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
