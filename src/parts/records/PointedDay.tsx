import type { ReactNode } from 'react'

interface Props {
  /**
   * The day under the chart's cursor with its value, in words; undefined if the cursor is on no
   * day.
   */
  day: string | undefined
  /** Summary of all days in words, shown while the cursor is on no day. */
  children: ReactNode
}

/**
 * A summary in words of all days of a chart. While the cursor is on a day, that day's value
 * replaces the summary in the same space, so that nothing moves.
 */
export const PointedDay = ({ day, children }: Props) => (
  <span className="grid text-label text-pretty *:[grid-area:1/1]">
    <span className={`text-muted ${day === undefined ? '' : 'opacity-0'}`}>{children}</span>
    {day !== undefined && (
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {day}
      </span>
    )}
  </span>
)
