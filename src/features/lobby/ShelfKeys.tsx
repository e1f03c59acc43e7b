import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { isStill } from '#ui/isStill.ts'

interface Props {
  row: RefObject<HTMLElement | null>
  /** Id of the heading that names the row. */
  labelledBy: string
  /** CSS classes that position the buttons: on the covers of games, or in the middle of cards. */
  className: string
}

const LOOK =
  'absolute z-10 inline-flex size-thumb -translate-y-1/2 items-center justify-center rounded-pill border border-border bg-overlay text-text shadow-floating transition-opacity duration-quick hover:bg-raised aria-disabled:cursor-default aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-50'

/** Buttons that scroll a row by its visible width. Arrow keys move the focus between its items. */
export function ShelfKeys({ row, labelledBy, className }: Props) {
  const { t } = useLingui()
  const ends = useEnds(row)
  useEffect(() => {
    const list = row.current
    const onKey = (event: KeyboardEvent) => {
      if (list && moveFocus(list, event)) event.preventDefault()
    }
    list?.addEventListener('keydown', onKey)
    return () => list?.removeEventListener('keydown', onKey)
  }, [row])
  if (ends.start && ends.end) return null
  const button = (direction: -1 | 1, label: string, atEnd: boolean, look: string) => (
    <button
      type="button"
      aria-label={label}
      aria-describedby={labelledBy}
      // The button is disabled only for assistive technology, because `disabled` would make it lose
      // the focus at the end of the row.
      aria-disabled={atEnd}
      onClick={() => row.current && !atEnd && turn(row.current, direction)}
      className={`${LOOK} ${className} ${look}`}
    >
      {direction < 0 ? (
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      )}
    </button>
  )
  return (
    <>
      {button(-1, t({ message: 'Previous', context: 'row of games' }), ends.start, '-start-5')}
      {button(1, t({ message: 'Next', context: 'row of games' }), ends.end, '-end-5')}
    </>
  )
}

/** Whether the beginning and the end of a row are visible; both are if the whole row fits. */
function useEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ start: true, end: true })
  // In a layout effect, the observers stop as the row is removed. Later, they would report the row's
  // loss of size, and React would hold that update, with the removed page, until it next renders.
  useLayoutEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => {
      const passed = Math.abs(list.scrollLeft)
      const start = passed < 2
      const end = list.scrollWidth - list.clientWidth - passed < 2
      setEnds((known) => (known.start === start && known.end === end ? known : { start, end }))
    }
    const resized = new ResizeObserver(measure)
    resized.observe(list)
    const filled = new MutationObserver(measure)
    filled.observe(list, { childList: true })
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      filled.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}

const behavior = () => (isStill() ? 'instant' : 'smooth')

const isRightToLeft = (list: HTMLElement) => getComputedStyle(list).direction === 'rtl'

/** Scrolls the row by the number of items that are fully visible. */
function turn(list: HTMLElement, direction: -1 | 1): void {
  const [first, second] = Array.from(list.children, (item) => (item as HTMLElement).offsetLeft)
  const step = Math.abs((second ?? 0) - (first ?? 0))
  if (!step) return
  const whole = Math.max(1, Math.floor(list.clientWidth / step))
  const left = direction * whole * step * (isRightToLeft(list) ? -1 : 1)
  list.scrollBy({ left, behavior: behavior() })
}

/**
 * Selector for the controls of an item, without buttons that appear over a cover only under the
 * pointer. Disabled controls are included, so that a control has the same position in every item.
 */
const CONTROLS = 'a[href], button:not(.tile-overlay button)'
const USABLE = 'a[href], button:enabled'

/**
 * Moves the focus from a control of one item to the same control of another item.
 * @returns whether the key was one that moves the focus
 */
function moveFocus(list: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const { key, target } = event
  const items = Array.from(list.children).filter((item) => item.querySelector(USABLE))
  const from = items.findIndex((item) => item.contains(target as Node))
  const to = placeAfter(key, from, items.length, isRightToLeft(list))
  const item = items[to]
  if (from < 0 || !item) return false
  const controls = (of: Element) => Array.from(of.querySelectorAll<HTMLElement>(CONTROLS))
  const same = controls(items[from]!).indexOf(target as HTMLElement)
  const usable = (control: HTMLElement | undefined) => control?.matches(USABLE)
  const control = [controls(item)[same], ...controls(item)].find(usable)
  control?.focus({ preventScroll: true })
  item.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: behavior() })
  return true
}

function placeAfter(key: string, from: number, count: number, mirrored: boolean): number {
  switch (key) {
    case mirrored ? 'ArrowLeft' : 'ArrowRight':
      return from + 1
    case mirrored ? 'ArrowRight' : 'ArrowLeft':
      return from - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
