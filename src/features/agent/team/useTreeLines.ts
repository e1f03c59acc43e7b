import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { assignSlots } from './slots.ts'
import { placeKey, type TreeRow, type TreeRows } from './treeRows.ts'

export const ROW_HEIGHT = 44
const HEAD_HEIGHT = 41
/** Rows come and go by so many, so that most frames of scrolling change nothing in the page. */
const STEP = 2
/** Steps beyond the window that are drawn already. */
const OVERSCAN = 1
/** Rows beyond the window that are loaded already, so that they need not be drawn twice. */
const AHEAD = 20

interface TreeLineAt {
  row: TreeRow
  key: string
  /** Position in the whole list, counted from 0. */
  position: number
  /** Of the element that shows it: the element of a row that left the window shows another one. */
  slot: number
}

/**
 * Which rows of an open tree are drawn in an element that scrolls.
 *
 * @param activeAt position of the row that the keyboard is at, which is drawn wherever the window is
 * @param scrollTop where the list begins, in pixels
 */
export function useTreeLines(
  scroller: RefObject<HTMLElement | null>,
  rows: TreeRows,
  activeAt: number,
  scrollTop: number,
) {
  const activeStep = Math.floor(activeAt / STEP)
  // With another function, the virtualizer would list the steps again each time.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const steps = defaultRangeExtractor(range)
      if (steps.includes(activeStep) || activeStep >= range.count) return steps
      return [...steps, activeStep].toSorted((a, b) => a - b)
    },
    [activeStep],
  )
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is
  const virtualizer = useVirtualizer({
    count: Math.ceil(rows.count / STEP),
    getScrollElement: () => scroller.current,
    estimateSize: () => STEP * ROW_HEIGHT,
    overscan: OVERSCAN,
    initialOffset: scrollTop,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    useFlushSync: false,
    rangeExtractor,
  })
  const positions = virtualizer.getVirtualItems().flatMap(({ index }) => listStep(index))
  const found = positions.flatMap((position) => {
    const row = rows.at(position)
    return row ? [{ row, key: placeKey(row), position }] : []
  })
  const slots = useRef<ReadonlyMap<string, number>>(new Map())
  const assigned = assignSlots(
    found.map(({ key }) => key),
    slots.current,
  )
  useLayoutEffect(() => {
    slots.current = assigned
  })
  const lines: TreeLineAt[] = found.map((line) => ({
    ...line,
    slot: assigned.get(line.key) as number,
  }))
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  return {
    lines,
    /** Positions of the rows that are to be loaded. */
    wanted: [...positions, startIndex * STEP - AHEAD, endIndex * STEP + AHEAD],
    scrollTo: (position: number) => virtualizer.scrollToIndex(Math.floor(position / STEP)),
    /** How many rows the window shows at once. */
    listPage: () => Math.max(1, Math.floor(virtualizer.scrollRect!.height / ROW_HEIGHT) - 2),
  }
}

const listStep = (index: number) => Array.from({ length: STEP }, (_, at) => index * STEP + at)
