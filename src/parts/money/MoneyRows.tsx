import type { ReactNode } from 'react'

export interface MoneyRow {
  label: ReactNode
  value: ReactNode
  /** Whether the row has the most important figure, such as the amount that the player receives. */
  strong?: boolean
}

interface Props {
  rows: readonly MoneyRow[]
  /** Whether the table is part of a card, so that it has rules and no frame of its own. */
  flat?: boolean
}

/** A table of amounts and facts with their labels. */
export function MoneyRows({ rows, flat = false }: Props) {
  if (rows.length === 0) return null
  return (
    <dl className={`flex flex-col divide-y divide-border ${flat ? 'border-t' : 'card'}`}>
      {rows.map(({ label, value, strong = false }, index) => (
        <div
          key={index}
          className={`flex items-baseline justify-between gap-x-6 gap-y-1 py-3 ${flat ? '' : 'px-4'} ${strong ? 'text-body font-bold' : 'text-label'}`}
        >
          <dt className={`min-w-0 wrap-anywhere ${strong ? '' : 'text-muted'}`}>{label}</dt>
          <dd className="max-w-2/3 shrink-0 text-end tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
