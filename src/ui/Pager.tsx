import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagerItems } from './pagerItems.ts'

interface Props {
  /** Number of the current page, counted from 1. */
  page: number
  /** Number of all pages; with one page nothing is drawn. */
  pageCount: number
  /** Called with the number of the page to show. */
  onPage: (page: number) => void
  /** Names of the whole, its arrows and its pages, for screen readers. */
  labels: {
    pager: string
    previous: string
    next: string
    page: (page: number) => string
  }
}

/**
 * Buttons to the pages of a long list; with one page there are none. A few slides beside each
 * other are a `Carousel`, and views of the same thing are `Tabs`.
 */
export function Pager({ page, pageCount, onPage, labels }: Props) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={labels.pager}>
      <ul className="flex items-center justify-center">
        <Step label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft className="size-5 rtl:-scale-x-100" />
        </Step>
        {pagerItems(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap ${index}` : item} className={CELL}>
            {item === 'gap' ? (
              <span aria-hidden="true" className="text-muted">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
                className="flex size-full items-center justify-center rounded-control text-muted tabular-nums transition-colors duration-quick hover:bg-raised hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-bold aria-[current=page]:text-on-primary-soft"
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <Step label={labels.next} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          <ChevronRight className="size-5 rtl:-scale-x-100" />
        </Step>
      </ul>
    </nav>
  )
}

/** Eleven buttons of this size fit beside each other on the smallest phone. */
const CELL = 'flex h-10 max-w-10 min-w-6 flex-1 items-center justify-center text-label'

interface StepProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/**
 * A button to the previous or next page. On the first or last page it is not `disabled`, so that
 * the keyboard's focus is not lost.
 */
function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <li className={CELL}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onClick}
        className="flex size-full items-center justify-center rounded-control text-text transition-colors duration-quick aria-disabled:opacity-35 not-aria-disabled:hover:bg-raised"
      >
        {children}
      </button>
    </li>
  )
}
