import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { GamePageSlice } from './GamePageSlice.tsx'
import { PAGE_SIZE, type GameSource } from './queries.ts'
import { useGrid } from './useGrid.ts'

/** Number of rows that are drawn above and below the visible rows. */
const OVERSCAN = 1

interface Props {
  source: GameSource
  /** How many games the list shows so far; at least one. */
  count: number
  /** Number of games in the whole list; undefined if the gateway omits it. */
  total: number | undefined
  busy: boolean
  /** Id of the heading that names the list for screen readers. */
  labelledBy: string
}

/**
 * The tiles of a list. Only the rows in view are in the document, and only their pages are fetched.
 */
export function GameRows({ source, count, total, busy, labelledBy }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, rowHeight, gap, top } = useGrid(list)
  const rows = Math.ceil(count / columns)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // While the player scrolls, React may draw rows a little later, since a row beyond the visible
    // ones is already drawn.
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const drawn = virtualizer.getVirtualItems()
  const start = drawn[0]?.index ?? 0
  const end = (drawn.at(-1)?.index ?? -1) + 1
  const [range, setRange] = useState({ start, end, isJump: true })
  if (range.start !== start || range.end !== end) {
    setRange({ start, end, isJump: start >= range.end || end <= range.start })
  }
  return (
    <ul
      ref={list}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className="game-grid"
      style={{ paddingTop: start * rowHeight, paddingBottom: (rows - end) * rowHeight }}
    >
      {pagesWithin(start * columns, Math.min(end * columns, count)).map((slice) => (
        <GamePageSlice
          key={slice.page}
          source={source}
          total={total}
          height={Math.ceil((slice.to - slice.from) / columns) * rowHeight - gap}
          // Tiles wait only while the player scrolls. When a player returns to a list, all tiles in
          // view are drawn at once.
          scrollsOn={virtualizer.isScrolling && !range.isJump}
          {...slice}
        />
      ))}
    </ul>
  )
}

/**
 * Lists the pages that cover a range of rows, with the games of each page that lie in the range.
 */
function pagesWithin(start: number, end: number) {
  const pages = []
  for (let page = Math.floor(start / PAGE_SIZE); page * PAGE_SIZE < end; page += 1) {
    const offset = page * PAGE_SIZE
    pages.push({
      page: page + 1,
      from: Math.max(start - offset, 0),
      to: Math.min(end - offset, PAGE_SIZE),
    })
  }
  return pages
}
