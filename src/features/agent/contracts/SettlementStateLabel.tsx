import { useLingui } from '@lingui/react/macro'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { SETTLEMENT_WORDS } from './messages.ts'
import type { Settlement } from './settlementSchema.ts'

/** What became of a settlement, in a word. */
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
