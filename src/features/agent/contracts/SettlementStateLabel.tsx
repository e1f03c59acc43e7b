import { useLingui } from '@lingui/react/macro'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { SETTLEMENT_WORDS } from './messages.ts'
import type { Settlement } from './settlementSchema.ts'

/** The state of a settlement as a short label. */
export function SettlementStateLabel({
  settlement: { state, isAdjustment },
}: {
  settlement: Settlement
}) {
  const { t } = useLingui()
  const { name, tone } = SETTLEMENT_WORDS[state]
  return (
    <StatusLabel tone={tone}>
      {isAdjustment ? t({ message: 'Correction', context: 'settlement' }) : t(name)}
    </StatusLabel>
  )
}
