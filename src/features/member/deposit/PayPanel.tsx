import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCountdown } from '#core/gateway/useCountdown.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { clockFace } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { useCashierAction } from '#parts/money/useCashierAction.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { cancelDeposit, confirmDepositPaid } from './api.ts'
import { ChosenBonus } from './ChosenBonus.tsx'
import { depositMessage, METHOD_NAMES } from './messages.ts'
import { PayInstructions } from './PayInstructions.tsx'
import { ProofForm } from './ProofForm.tsx'
import { depositQuery } from './queries.ts'
import { REASON_WORDS } from './reasons.ts'
import type { Deposit } from './schema.ts'

/** Shows how to pay a deposit until it is paid or its time is over. */
export function PayPanel({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { id, kind, amount, currency, expiresAt, nextAction, saidPaid, mayCancel } = deposit
  const paid = useCashierAction(`deposit-paid-${id}`, confirmDepositPaid, depositQuery)
  const cancelled = useCashierAction(`cancel-deposit-${id}`, cancelDeposit, depositQuery)
  // Only one of the two calls runs at a time. With both, the screen might show the later reply
  // instead of the later change.
  const busy = paid.busy || cancelled.busy
  const refusal = cancelled.refusal ?? paid.refusal
  const [asking, setAsking] = useState<'cancel' | 'paid'>()
  const [hasActed, setHasActed] = useState(false)
  const stopAsking = () => setAsking(undefined)
  /** The deposit waits for another slip, since the first could not be read. */
  const isUnreadable = deposit.reason === 'slipUnreadable'
  const isTransfer = kind === 'promptPay' || kind === 'vietQr' || kind === 'bankTransfer'
  return (
    <>
      <header className="flex flex-col items-center gap-1 card px-4 py-5 text-center">
        <p className="text-label text-muted">{t(METHOD_NAMES[kind])}</p>
        <p className="text-title font-bold tabular-nums wrap-anywhere">
          {formatMoney(amount, locale, currency)}
        </p>
        {expiresAt && <TimeLeft until={Date.parse(expiresAt)} />}
      </header>
      <ChosenBonus deposit={deposit} />
      {refusal && (
        <Answer isAwaited={hasActed}>
          <FormAlert>{t(depositMessage(refusal))}</FormAlert>
        </Answer>
      )}
      {isUnreadable && (
        <FormAlert tone="warning" title={t(REASON_WORDS.slipUnreadable.name)}>
          <Trans>
            Send another picture, with all of the slip sharp on it. Until then you can cancel the
            deposit.
          </Trans>
        </FormAlert>
      )}
      {saidPaid && (
        <Answer isAwaited={hasActed}>
          <FormAlert tone="info">
            {isTransfer ? (
              <Trans>Thank you. We’re checking for your payment. A slip makes it quicker.</Trans>
            ) : (
              <Trans>Thank you. We’re checking for your payment.</Trans>
            )}
          </FormAlert>
        </Answer>
      )}
      {(nextAction.kind === 'uploadProof' || isUnreadable || (saidPaid && isTransfer)) && (
        <ProofForm id={id} />
      )}
      {saidPaid && isTransfer && nextAction.kind !== 'uploadProof' && (
        <h2 className="mt-2 text-heading">
          <Trans>Not paid yet?</Trans>
        </h2>
      )}
      <PayInstructions deposit={deposit} />
      {!saidPaid && !isUnreadable && nextAction.kind !== 'redirect' && (
        <Button size="lg" block busy={busy} onClick={() => setAsking('paid')}>
          <Trans>I have paid</Trans>
        </Button>
      )}
      {mayCancel && (
        <Button variant="quiet" block disabled={paid.busy} onClick={() => setAsking('cancel')}>
          <Trans>Cancel this deposit</Trans>
        </Button>
      )}
      {asking === 'paid' && (
        <PageConfirm
          title={t`Have you paid?`}
          confirmLabel={t`Yes, I have paid`}
          cancelLabel={t({ message: 'Not yet', comment: 'Answer to “Have you paid?”' })}
          onConfirm={() => {
            stopAsking()
            setHasActed(true)
            void paid.act({ id })
          }}
          onCancel={stopAsking}
        >
          <Trans>We then check for your payment, and you can no longer cancel the deposit.</Trans>
        </PageConfirm>
      )}
      {asking === 'cancel' && (
        <PageConfirm
          title={t`Cancel this deposit?`}
          confirmLabel={t`Cancel the deposit`}
          cancelLabel={t`Keep the deposit`}
          tone="danger"
          busy={busy}
          onConfirm={() => {
            setHasActed(true)
            void cancelled.act({ id }).then(stopAsking)
          }}
          onCancel={stopAsking}
        >
          <Trans>Don’t cancel it if you’ve already paid.</Trans>
        </PageConfirm>
      )}
    </>
  )
}

interface AnswerProps {
  /** Whether the player has just acted on the deposit. */
  isAwaited: boolean
  children: ReactNode
}

/**
 * The answer to what the player did at the end of the page. It comes into view with the focus, since
 * it stands a screen above the pressed button, which is gone.
 */
function Answer({ isAwaited, children }: AnswerProps) {
  const place = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => {
    if (!isAwaited) return
    place.current?.focus({ preventScroll: true })
    void place.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => arrive(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      {children}
    </div>
  )
}

function TimeLeft({ until }: { until: number }) {
  const queryClient = useQueryClient()
  const clock = clockFace(useCountdown(until, () => refreshTagged(queryClient, 'money')))
  return (
    <p className="flex items-center gap-1.5 text-label">
      <Clock aria-hidden="true" className="size-4" />
      <span>
        <Trans comment="A clock that runs down follows">
          Time left{' '}
          <time role="timer" className="font-bold tabular-nums">
            {clock}
          </time>
        </Trans>
      </span>
    </p>
  )
}
