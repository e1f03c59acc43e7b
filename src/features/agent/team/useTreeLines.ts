import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { assignSlots } from './slots.ts'
import { placeKey, type TreeRow, type TreeRows } from './treeRows.ts'

export const ROW_HEIGHT = 44
const HEAD_HEIGHT = 41
/**
 * Rows are added and removed in groups of this size, so that most frames of scrolling change
 * nothing in the page.
 */
const STEP = 2
/** Number of row groups that are rendered outside the visible part of the list. */
const OVERSCAN = 1
/**
 * Number of rows that are loaded outside the visible part of the list, so that they are complete
 * when they are first rendered.
 */
const AHEAD = 20

interface TreeLineAt {
  row: TreeRow
  key: string
  /** Position of the row in the whole list, counted from 0. */
  position: number
  /**
   * Number of the element that shows the row. When a row leaves the visible part of the list,
   * another row reuses its element.
   */
  slot: number
}

/**
 * Returns the rows of an open tree that a scrolling element renders.
 * @param activeAt position of the row that the arrow keys have reached, which is always rendered
 * @param scrollTop position of the list's top, in pixels
 */
export function useTreeLines(
  scroller: RefObject<HTMLElement | null>,
  rows: TreeRows,
  activeAt: number,
  scrollTop: number,
) {
  const activeStep = Math.floor(activeAt / STEP)
  // The function must stay the same, because the virtualizer would otherwise list the groups again
  // each time.
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
    /** Positions of the rows that must be loaded. */
    wanted: [...positions, startIndex * STEP - AHEAD, endIndex * STEP + AHEAD],
    scrollTo: (position: number) => virtualizer.scrollToIndex(Math.floor(position / STEP)),
    /** Returns the number of rows that fit into the visible part of the list. */
    listPage: () => Math.max(1, Math.floor(virtualizer.scrollRect!.height / ROW_HEIGHT) - 2),
  }
}

const listStep = (index: number) => Array.from({ length: STEP }, (_, at) => index * STEP + at)
