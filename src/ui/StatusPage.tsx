import type { ReactNode } from 'react'
import { CardFan } from './CardFan.tsx'

interface Props {
  /** Icon of the page's own art; without it, `art` is shown. */
  icon?: ReactNode
  /** A drawing of its own in place of the icon's art. */
  art?: ReactNode
  /** What happened, in a few words. */
  title: string
  /** What it means for the player, and how long it takes. */
  children?: ReactNode
  /** Buttons that lead on; the most useful one first. */
  actions?: ReactNode
  /** Facts to quote to customer service, such as the visitor's IP. */
  facts?: readonly { label: string; value: string }[]
  /** Further ways out below the buttons, such as customer service. */
  footer?: ReactNode
}

/**
 * A full page with a message and the way on, such as maintenance, blocked or not found. A part
 * of a page that is empty or failed is an `EmptyState`.
 */
export function StatusPage({ icon, art, title, children, actions, facts, footer }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-5 px-4 py-12 text-center">
      {art ?? <CardFan icon={icon} size="lg" />}
      <h1 className="text-title text-balance">{title}</h1>
      {children && <div className="text-body text-pretty text-muted">{children}</div>}
      {facts && (
        <dl className="flex flex-wrap justify-center gap-2">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline gap-2 rounded-control bg-raised px-3 py-2"
            >
              <dt className="text-caption text-muted">{label}</dt>
              <dd className="text-label font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
      {footer}
    </div>
  )
}
