import { useLingui } from '@lingui/react/macro'

/**
 * Three dots in place of a value that the agent may not see. They are a single element, because
 * each row of a long list has two such values.
 */
export function Hidden() {
  const { t } = useLingui()
  return (
    <span
      role="img"
      aria-label={t({
        message: 'Hidden',
        comment: 'In place of a figure that the agent may not see',
      })}
      title={t`Hidden: only the agent directly above sees it`}
      className="text-muted"
    >
      •••
    </span>
  )
}
