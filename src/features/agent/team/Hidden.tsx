import { useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'

/** Stands in place of what an agent does not see of a downline's downline. */
export function Hidden() {
  const { t } = useLingui()
  return (
    <span
      title={t`Hidden: only the agent right above sees it`}
      className="inline-flex align-middle text-muted"
    >
      <EyeOff aria-hidden="true" className="size-3.5 opacity-70" />
      <span className="sr-only">{t`Hidden`}</span>
    </span>
  )
}
