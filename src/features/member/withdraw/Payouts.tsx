import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useState } from 'react'
import { useCashierAction } from '#parts/money/useCashierAction.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { confirmPayout } from './api.ts'
import { ConfirmReceipt } from './ConfirmReceipt.tsx'
import { withdrawMessage } from './messages.ts'
import { PayoutCard } from './PayoutCard.tsx'
import { withdrawalQuery } from './queries.ts'
import type { Payout, Withdrawal } from './schema.ts'

/**
 * The parts in which a withdrawal is paid. If the brand asks the player to confirm them, each part
 * or all at once can be confirmed.
 */
export function Payouts({ withdrawal, asks }: { withdrawal: Withdrawal; asks: boolean }) {
  const { t } = useLingui()
  const { id, payouts } = withdrawal
  const { act, busy, refusal } = useCashierAction(
    `all-received-${id}`,
    confirmPayout,
    withdrawalQuery,
  )
  const [asked, setAsked] = useState<readonly Payout[]>([])
  if (payouts.length === 0) return null
  const waiting = payouts.filter(({ state, proofBy }) => state === 'sent' && !proofBy)
  // The player confirms only the parts that the question named when it opened. If one of them has
  // changed since then, the question closes.
  const isAsking =
    asked.length > 0 && asked.every((part) => waiting.some((other) => other.id === part.id))
  const count = payouts.length
  return (
    <section aria-labelledby="withdraw-payouts" className="flex min-w-0 flex-col gap-3">
      <h2 id="withdraw-payouts" className="section-title text-heading">
        {asks ? <Trans>Has the money arrived?</Trans> : <Trans>Payments to you</Trans>}
      </h2>
      {refusal && <FormAlert>{t(withdrawMessage(refusal))}</FormAlert>}
      {asks && waiting.length > 1 && (
        <Button size="lg" block className="print:hidden" onClick={() => setAsked(waiting)}>
          <Trans comment="State: every part of a withdrawal arrived">All received</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmReceipt
          withdrawal={withdrawal}
          amount={asked.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed()}
          busy={busy}
          onConfirm={() =>
            void act({ id, answer: 'allReceived', payoutIds: asked.map((part) => part.id) }).then(
              () => setAsked([]),
            )
          }
          onCancel={() => setAsked([])}
        />
      )}
      <ol className="flex flex-col gap-3">
        {payouts.map((payout, index) => (
          <PayoutCard
            key={payout.id}
            withdrawal={withdrawal}
            payout={payout}
            asks={asks}
            name={
              count > 1 || new Big(withdrawal.remainder).gt(0)
                ? t({
                    message: `Part ${{ number: index + 1 }}`,
                    comment: 'A withdrawal that is paid in several parts',
                  })
                : null
            }
          />
        ))}
      </ol>
    </section>
  )
}
