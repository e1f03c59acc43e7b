import { Trans, useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/locale/useMoments.ts'
import { formatMoney } from '#lib/money.ts'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordRow } from '#parts/records/RecordRow.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { ArithmeticView } from './ArithmeticView.tsx'
import { formatRate, rateOf } from './formats.ts'
import { SETTLEMENT_WORDS, TAKEN_OFF } from './messages.ts'
import type { Settlement } from './settlementSchema.ts'

interface Props {
  settlement: Settlement
  currency: string
  locale: string
}

/** One settlement; it opens its arithmetic. */
export function SettlementRow({ settlement, currency, locale }: Props) {
  const { t } = useLingui()
  const { write, writeExactly, days } = useMoments()
  const { kind, start, end, member, base, amount, state, isAdjustment } = settlement
  const { name, tone, sentence } = SETTLEMENT_WORDS[state]
  const isTakenOff = isAdjustment && amount.startsWith('-')
  const money = (value: string) => formatMoney(value, locale, currency)
  const isShort = kind === 'hourlySalary' || kind === 'realtimeSalary'
  const period = isShort ? write(start) : days(Date.parse(start), Date.parse(end) - 1)
  const rates = rateOf(settlement)
    .map((rate) => formatRate(rate, locale))
    .join(' / ')
  return (
    <RecordRow
      title={member ? (member.nickname ?? member.account) : period}
      caption={member ? period : `${money(base)} × ${rates}`}
      aside={
        <StatusLabel tone={tone}>
          {isAdjustment ? t({ message: 'Correction', context: 'settlement' }) : t(name)}
        </StatusLabel>
      }
      amount={money(amount)}
      amountNote={member ? `${money(base)} × ${rates}` : undefined}
    >
      <p className="text-label text-pretty">
        {isAdjustment && (
          <strong className="block">
            <Trans>Correction: bets were voided after their period was settled.</Trans>
          </strong>
        )}
        {t(isTakenOff ? TAKEN_OFF : sentence)}
      </p>
      <ArithmeticView arithmetic={settlement} currency={currency} />
      <RecordFacts
        facts={[
          [
            t`From`,
            <time key="start" dateTime={start}>
              {writeExactly(start)}
            </time>,
          ],
          [
            t`Until`,
            <time key="end" dateTime={end}>
              {writeExactly(end)}
            </time>,
          ],
          [t`Contract version`, settlement.version],
          settlement.paidAt !== null && [
            t({ message: 'Paid', context: 'when' }),
            <time key="paid" dateTime={settlement.paidAt}>
              {writeExactly(settlement.paidAt)}
            </time>,
          ],
          [
            t({ message: 'Number', context: 'of a settlement' }),
            <Reference key="reference" text={settlement.id} />,
          ],
        ]}
      />
    </RecordRow>
  )
}
