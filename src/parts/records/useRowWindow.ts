import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { RecordQuery } from './ListStates.tsx'
import { keepSize, recallSize } from './rowSizes.ts'

/** Rows beyond the window that are drawn already. */
const OVERSCAN = 6
/** The next page is asked for when so many rows are left. */
const AHEAD = 15

/** Which rows of a list are in the window, and the room of those before and after it. */
export function useRowWindow({
  list,
  rows,
  rowHeight,
  query,
}: {
  list: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  rowHeight: number
  /** Whose next page is asked for near the end. */
  query: Pick<
    RecordQuery<unknown>,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}) {
  const top = useTop(list)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => recallSize(rows[index]?.id) ?? rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    // It would undo a jump to where the page was left, which comes before its rows are measured.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  }, [virtualizer])
  const measure = useCallback(
    (row: HTMLElement | null) => {
      virtualizer.measureElement(row)
      if (row?.dataset['row'] !== undefined) keepSize(row.dataset['row'], row.offsetHeight)
    },
    [virtualizer],
  )
  const drawn = virtualizer.getVirtualItems()
  const last = drawn.at(-1)
  const isNearEnd = (last?.index ?? 0) >= rows.length - AHEAD
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const isWanted = isNearEnd && hasNextPage && !isFetchingNextPage && !error
  // Also after a page that ended near the window's end.
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, rows.length, fetchNextPage])
  return {
    drawn,
    before: (drawn[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((last?.end ?? top) - top),
    measure,
  }
}

/** Where an element begins in the document; content above it may move it. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const rect = element.current?.getBoundingClientRect()
      if (rect) setTop(Math.round(rect.top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
