import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCountdown } from '#core/gateway/useCountdown.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { clockFace } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { ReasonNote } from '#parts/money/ReasonNote.tsx'
import { useCashierAction } from '#parts/money/useCashierAction.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { confirmPayout } from './api.ts'
import { ConfirmReceipt } from './ConfirmReceipt.tsx'
import { DisputeForm } from './DisputeForm.tsx'
import { PAYOUT_WORDS, withdrawMessage } from './messages.ts'
import { withdrawalQuery } from './queries.ts'
import { isRefused, REASON_WORDS } from './reasons.ts'
import type { Payout, Withdrawal } from './schema.ts'

interface Props {
  withdrawal: Withdrawal
  payout: Payout
  /** Whether the brand asks the player to confirm that the money arrived. */
  asks: boolean
  /** Name of this part of the payment; null if the payment has only one part. */
  name: string | null
}

/**
 * One part of a withdrawal's payment: its amount, the deadline for the player's answer, and the
 * buttons to answer.
 */
export function PayoutCard({ withdrawal, payout, asks, name }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const { amount, state, sentAt, reason } = payout
  const { name: stateName, tone, sentence } = PAYOUT_WORDS[state]
  const isReturned = state === 'bounced' || state === 'refunded'
  return (
    <li className="flex min-w-0 flex-col gap-3 card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col">
          {name && <h3 className="text-caption text-muted">{name}</h3>}
          <p className="text-heading font-bold tabular-nums wrap-anywhere">
            {formatMoney(amount, locale, withdrawal.currency)}
          </p>
          <p className="text-caption text-muted tabular-nums">{moments.write(sentAt)}</p>
        </div>
        <StatusLabel tone={tone}>{t(stateName)}</StatusLabel>
      </div>
      <p className="text-label text-pretty">{t(sentence)}</p>
      {isReturned && !isRefused(withdrawal) && (
        <ReasonNote words={reason ? REASON_WORDS[reason] : undefined} />
      )}
      {asks && state === 'sent' && <Question withdrawal={withdrawal} payout={payout} />}
    </li>
  )
}

function Question({ withdrawal, payout }: Omit<Props, 'name' | 'asks'>) {
  const { t } = useLingui()
  const { id } = withdrawal
  const { act, busy, refusal } = useCashierAction(
    `received-${payout.id}`,
    confirmPayout,
    withdrawalQuery,
  )
  const [isAsking, setIsAsking] = useState(false)
  const [isDisputing, setIsDisputing] = useState(payout.proofBy !== null)
  const deadline = Date.parse(payout.proofBy ?? payout.confirmBy)
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Countdown until={deadline} />
      {refusal && <FormAlert>{t(withdrawMessage(refusal))}</FormAlert>}
      {isDisputing ? (
        <DisputeForm id={id} payout={payout} onBack={() => setIsDisputing(false)} />
      ) : (
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button size="lg" onClick={() => setIsAsking(true)}>
            <Trans context="answer to whether money arrived">Received</Trans>
          </Button>
          <Button size="lg" variant="outline" onClick={() => setIsDisputing(true)}>
            <Trans context="answer to whether money arrived">Not received</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmReceipt
          withdrawal={withdrawal}
          amount={payout.amount}
          busy={busy}
          onConfirm={() =>
            void act({ id, payoutId: payout.id, answer: 'received' }).then(() => setIsAsking(false))
          }
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

function Countdown({ until }: { until: number }) {
  const writeSoon = useWriteSoon()
  const queryClient = useQueryClient()
  const seconds = useCountdown(until, () => refreshTagged(queryClient, 'money'))
  const time = writeSoon(until)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3">
      <span role="timer" className="text-heading font-bold tabular-nums">
        {clockFace(seconds)}
      </span>
      <p className="min-w-0 flex-1 basis-48 text-caption text-pretty">
        <Trans>
          If you don’t answer by {time}, the payment counts as received and can’t be refunded.
        </Trans>
      </p>
    </div>
  )
}
