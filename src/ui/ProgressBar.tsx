import { formatPercent } from '#lib/percents.ts'

interface Props {
  /** Name of the progress, for screen readers. */
  label: string
  /** The progress from 0 to 1; other values are clamped. */
  value: number
  /** BCP 47 tag. */
  locale: string
}

/**
 * A bar for a share that is known, such as a turnover that is met in part, with its percentage
 * beside it. Waiting without a known share is a `Skeleton`, and steps to do are a `StepList`.
 */
export function ProgressBar({ label, value, locale }: Props) {
  // The percentage is rounded down, so that the bar is never full before the end.
  const percent = Math.floor(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="flex w-full items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-pill bg-sunken"
      >
        <div className="h-full rounded-pill bg-primary-mark" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className="text-caption text-muted tabular-nums">
        {formatPercent(percent, locale)}
      </span>
    </div>
  )
}
