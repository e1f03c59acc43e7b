import { formatMoney } from '#lib/money.ts'
import { RecordRow } from '#parts/records/RecordRow.tsx'
import { formatRates } from './formats.ts'
import { PartyName } from './PartyName.tsx'
import { SettlementFacts } from './SettlementFacts.tsx'
import type { Settlement } from './settlementSchema.ts'
import { SettlementStateLabel } from './SettlementStateLabel.tsx'
import { useSettlementPeriod } from './useSettlementPeriod.ts'

interface Props {
  settlement: Settlement
  currency: string
  locale: string
}

/** A row with one settlement, which opens its calculation. */
export function SettlementRow({ settlement, currency, locale }: Props) {
  const period = useSettlementPeriod()(settlement)
  const { member, base, amount } = settlement
  const money = (value: string) => formatMoney(value, locale, currency)
  const rates = formatRates(settlement, locale)
  return (
    <RecordRow
      title={member ? <PartyName member={member} /> : period}
      caption={member ? period : `${money(base)} × ${rates}`}
      aside={<SettlementStateLabel settlement={settlement} />}
      amount={money(amount)}
      amountNote={member ? `${money(base)} × ${rates}` : undefined}
    >
      <SettlementFacts settlement={settlement} currency={currency} />
    </RecordRow>
  )
}
