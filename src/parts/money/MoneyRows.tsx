import type { ReactNode } from 'react'

export interface MoneyRow {
  label: ReactNode
  value: ReactNode
  /** Whether the row has the most important figure, such as the amount that the player receives. */
  strong?: boolean
}

/** A table of amounts and facts with their labels. */
export function MoneyRows({ rows }: { rows: readonly MoneyRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className="flex flex-col divide-y divide-border card">
      {rows.map(({ label, value, strong = false }, index) => (
        <div
          key={index}
          className={`flex items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 ${strong ? 'text-body font-bold' : 'text-label'}`}
        >
          <dt className={`min-w-0 wrap-anywhere ${strong ? '' : 'text-muted'}`}>{label}</dt>
          <dd className="max-w-2/3 shrink-0 text-end tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
