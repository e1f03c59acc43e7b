import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import type { RecordQuery } from './ListStates.tsx'
import { listByStep } from './rowRange.ts'
import { keepSize, recallSize } from './rowSizes.ts'

/** Number of rows that are drawn above and below the visible rows. */
const OVERSCAN = 6
/** Number of rows left below the drawn ones at which the next page is fetched. */
const AHEAD = 15

/** Finds which rows of a list are in view, and how high the rows before and after them are. */
export function useRowWindow({
  list,
  rows,
  rowHeight,
  query,
}: {
  list: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  rowHeight: number
  /** Query of the rows; its next page loads when the end of the list is near. */
  query: Pick<RecordQuery<unknown>, 'error' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'>
}) {
  const top = useTop(list)
  const measured = useRef({ count: 0, height: 0 })
  // The function is memoised: if it changed at each render, the virtualizer would lay out every row
  // again.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const { count, height } = measured.current
      const known = recallSize(rows[index]?.id)
      return known ?? (count === 0 ? rowHeight : Math.round(height / count))
    },
    getItemKey,
    measureElement: (row: HTMLElement, entry, instance) => {
      // A row's size comes from its observer, after the layout. Measuring the row here would cause
      // another layout.
      if (!entry)
        return instance.measurementsCache[instance.indexFromElement(row)]?.size ?? rowHeight
      const height = measureElement(row, entry, instance)
      const id = row.dataset['row']
      if (id === undefined) return height
      if (recallSize(id) === undefined) {
        measured.current.count += 1
        measured.current.height += height
      }
      keepSize(id, height)
      return height
    },
    overscan: OVERSCAN,
    rangeExtractor: listByStep,
    scrollMargin: top,
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    // The virtualizer must not adjust the scroll position when a row has another height than
    // estimated: that would undo the jump to the old position, which happens before rows are
    // measured.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  }, [virtualizer])
  // Rows that come into view are rendered with a lower priority, in small pieces between the frames
  // of scrolling.
  const drawn = useDeferredValue(virtualizer.getVirtualItems())
  const last = drawn.at(-1)
  const isNearEnd = (last?.index ?? 0) >= rows.length - AHEAD
  const { error, hasNextPage, isFetching, fetchNextPage } = query
  const isWanted = isNearEnd && hasNextPage && !isFetching && !error
  // Runs after each render: with dependencies, it would not run again if the rows became those of
  // another period, or a request was cancelled, before React drew that the page was asked for.
  useEffect(() => {
    if (isWanted) void fetchNextPage({ cancelRefetch: false })
  })
  const height = virtualizer.getTotalSize()
  return {
    drawn,
    before: (drawn[0]?.start ?? top) - top,
    after: height - ((last?.end ?? top) - top),
    height,
    measure: virtualizer.measureElement,
  }
}

/** Distance in pixels of an element from the top of the document, kept up to date. */
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
