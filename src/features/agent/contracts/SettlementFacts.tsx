import { Trans, useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import { ArithmeticView } from './ArithmeticView.tsx'
import { SETTLEMENT_WORDS, TAKEN_OFF } from './messages.ts'
import type { Settlement } from './settlementSchema.ts'

/** All facts of a settlement: the meaning of its state, its calculation and its times. */
export function SettlementFacts({
  settlement,
  currency,
}: {
  settlement: Settlement
  currency: string
}) {
  const { t } = useLingui()
  const { writeExactly } = useMoments()
  const { start, end, amount, state, isAdjustment, member } = settlement
  const { own, given } = SETTLEMENT_WORDS[state]
  const isTakenOff = isAdjustment && amount.startsWith('-')
  return (
    <>
      <p className="text-label text-pretty">
        {isAdjustment && (
          <strong className="block">
            <Trans>Correction: bets were voided after their period was settled.</Trans>
          </strong>
        )}
        <span>{t(isTakenOff ? TAKEN_OFF : member ? given : own)}</span>
      </p>
      <ArithmeticView arithmetic={settlement} currency={currency} state={state} />
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
          [
            t({
              message: 'Contract version',
              comment: 'Label: the number of the contract by which it was settled',
            }),
            settlement.version,
          ],
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
    </>
  )
}
