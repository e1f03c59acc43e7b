import { useLingui } from '@lingui/react/macro'

/**
 * Stands for a value that the agent may not see, as in masked names. It is one element, because
 * long lists have two in each row.
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
