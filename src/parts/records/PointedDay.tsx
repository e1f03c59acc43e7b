import type { ReactNode } from 'react'

interface Props {
  /** The day that is pointed at, and its value. */
  day: string | undefined
  /** How the days went, in words. */
  children: ReactNode
}

/** How a chart's days went; in its place, so that nothing moves, the day that is pointed at. */
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
