import { useLingui } from '@lingui/react/macro'

/**
 * Stands in place of what an agent does not see of a downline's downline, as in masked names. One
 * element, since long lists have two in each row.
 */
export function Hidden() {
  const { t } = useLingui()
  return (
    <span
      role="img"
      aria-label={t`Hidden`}
      title={t`Hidden: only the agent right above sees it`}
      className="text-muted"
    >
      •••
    </span>
  )
}
