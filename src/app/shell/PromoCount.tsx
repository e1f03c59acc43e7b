import { useLingui } from '@lingui/react/macro'

/** A badge has room for two digits. */
const MANY = 99

interface Props {
  /** Undefined for visitors, and while it is on its way. */
  count: number | undefined
  className?: string
}

/** How many promotions a player may take part in (specification §3, `availablePromoCount`). */
export function PromoCount({ count = 0, className = '' }: Props) {
  const { t } = useLingui()
  if (count <= 0) return null
  return (
    <span
      aria-label={t`${count} for you`}
      className={`rounded-full bg-accent-soft px-2 py-0.5 text-caption leading-none font-bold text-accent-text tabular-nums ${className}`}
    >
      {count > MANY ? `${MANY}+` : count}
    </span>
  )
}
