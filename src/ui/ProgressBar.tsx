interface Props {
  /** Names what goes on, for screen readers. */
  label: string
  /** From 0 to 1; more or less counts as these. */
  value: number
}

/** How far something has come, with its share in figures beside the bar. */
export function ProgressBar({ label, value }: Props) {
  // Never full before it is.
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
        <div className="h-full rounded-pill bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className="text-caption text-muted tabular-nums">
        {percent}%
      </span>
    </div>
  )
}
