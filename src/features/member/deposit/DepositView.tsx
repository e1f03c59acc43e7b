import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { SearchX } from 'lucide-react'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { joinFacts } from '#lib/phrases.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { ReasonNote } from '#parts/money/ReasonNote.tsx'
import { Receipt } from '#parts/money/Receipt.tsx'
import type { MoneyRow } from '#parts/money/MoneyRows.tsx'
import { draftOwnerAtom } from '#parts/form/tabDraft.ts'
import { forgetUploads } from '#parts/form/uploads/keptUploads.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BonusNote } from './BonusNote.tsx'
import { ChosenBonus } from './ChosenBonus.tsx'
import { DepositLink } from './DepositLink.tsx'
import { CAUSE_SENTENCES, METHOD_NAMES, STATE_WORDS } from './messages.ts'
import { AccountRows } from './PayInstructions.tsx'
import { PayPanel } from './PayPanel.tsx'
import { ProofForm } from './ProofForm.tsx'
import { REASON_WORDS } from './reasons.ts'
import type { Deposit } from './schema.ts'
import { useDeposit } from './useDeposit.ts'

/** One deposit at its own address: how to pay it, and its result. */
export function DepositView({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useDeposit(id)
  useOnceOnline(error, () => void refetch())
  const owner = useAtomValue(draftOwnerAtom)
  const isOver = data && data.state !== 'awaitingPayment' && data.nextAction.kind !== 'uploadProof'
  useEffect(() => {
    if (isOver) forgetUploads({ owner, purpose: 'depositProof', id })
  }, [isOver, owner, id])
  if (data) {
    return (
      <div className="flex max-w-form flex-col gap-6">
        {error && <LineFailure error={error} onRetry={() => void refetch()} />}
        {data.state === 'awaitingPayment' ? (
          <PayPanel deposit={data} />
        ) : (
          <Outcome deposit={data} />
        )}
      </div>
    )
  }
  if (error?.code === 'deposit_unknown' || error?.code === 'invalid_request') {
    return (
      <EmptyState icon={<SearchX />} title={t`We couldn’t find this deposit.`} action={<Again />} />
    )
  }
  if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />
  return <Skeleton className="h-96 rounded-panel" />
}

const Again = () => (
  <DepositLink className={buttonClass({ variant: 'outline' })}>
    <Trans comment="Button: begins another deposit">New deposit</Trans>
  </DepositLink>
)

/** States in which the money is still looked for, and is to be credited as it was agreed. */
const IN_PROGRESS: ReadonlySet<Deposit['state']> = new Set([
  'proofSubmitted',
  'detected',
  'processing',
])

function Outcome({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { state, cause, amount, received, currency, nextAction, confirmations } = deposit
  const reason = state === 'failed' ? deposit.reason : null
  // The note about a reason may lead to customer service itself.
  const remedy = reason && REASON_WORDS[reason].step
  const { name, tone, sentence } = STATE_WORDS[state]
  const shown = isZero(received) ? amount : received
  return (
    <>
      <Receipt
        title={<Trans>Deposit</Trans>}
        amount={formatMoney(shown, locale, currency)}
        tone={tone}
        status={t(name)}
        sentence={t(state === 'unresolved' && cause ? CAUSE_SENTENCES[cause] : sentence)}
        rows={useRows(deposit)}
        note={
          reason ? (
            <ReasonNote words={REASON_WORDS[reason]} />
          ) : state === 'succeeded' ? (
            <BonusNote deposit={deposit} />
          ) : (
            IN_PROGRESS.has(state) && <ChosenBonus deposit={deposit} />
          )
        }
      >
        {state === 'detected' && confirmations && (
          <progress
            aria-label={t({
              message: 'Confirmations',
              comment: 'Label: how often the network has confirmed a crypto payment',
            })}
            max={confirmations.needed}
            value={confirmations.seen}
            className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-primary-mark [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary-mark"
          />
        )}
        <Again />
        {state === 'failed' && remedy !== 'service' && <ServiceButton variant="outline" />}
      </Receipt>
      {nextAction.kind === 'uploadProof' && (
        <section aria-labelledby="late-proof" className="flex flex-col gap-4 print:hidden">
          <h2 id="late-proof" className="section-title text-heading">
            <Trans>Already paid? Send the slip</Trans>
          </h2>
          <ProofForm id={deposit.id} />
        </section>
      )}
      {nextAction.kind === 'showAccount' && (
        <section aria-labelledby="paid-to" className="flex flex-col gap-3 print:hidden">
          <h2 id="paid-to" className="section-title text-heading">
            <Trans>Account to pay into</Trans>
          </h2>
          <AccountRows account={nextAction} deposit={deposit} />
        </section>
      )}
      {state === 'expired' && deposit.proofs > 0 && nextAction.kind !== 'uploadProof' && (
        <p className="text-label text-pretty">
          <Trans>We have your slip and are checking for your payment.</Trans>
        </p>
      )}
    </>
  )
}

function useRows(deposit: Deposit): MoneyRow[] {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency, amount, received, fee, credited, bonus, confirmations } = deposit
  const { createdAt, updatedAt } = deposit
  const write = (sum: string) => formatMoney(sum, locale, currency)
  const { writeExactly } = useMoments()
  const isOdd = !isZero(received) && !new Big(received).eq(amount)
  return [
    ...(isOdd
      ? [
          {
            label: (
              <Trans comment="Label of a receipt: what the player meant to pay">
                Requested amount
              </Trans>
            ),
            value: write(amount),
          },
        ]
      : []),
    // The "received" line is left out if the same amount was credited, because the "credited" line
    // already says it.
    ...(isZero(received) || (!bonus && new Big(received).eq(credited))
      ? []
      : [
          {
            label: <Trans comment="Label of a receipt: what arrived">Amount received</Trans>,
            value: write(received),
          },
        ]),
    ...(isZero(fee) ? [] : [{ label: <Trans>Fee</Trans>, value: write(fee) }]),
    ...(bonus ? [{ label: <Trans>Bonus</Trans>, value: write(bonus.amount) }] : []),
    ...(isZero(credited)
      ? []
      : [
          {
            label: <Trans context="of a completed deposit">Added to your balance</Trans>,
            value: write(new Big(credited).plus(bonus?.amount ?? 0).toFixed()),
            strong: true,
          },
        ]),
    ...(confirmations
      ? [
          {
            label: <Trans>Confirmations</Trans>,
            value: t`${plural({ seen: confirmations.seen }, { other: '#' })} of ${plural({ needed: confirmations.needed }, { other: '#' })}`,
          },
        ]
      : []),
    {
      label: <Trans comment="The payment method of a deposit">Payment method</Trans>,
      value:
        deposit.kind === 'card'
          ? t(METHOD_NAMES.card)
          : joinFacts(t(METHOD_NAMES[deposit.kind]), deposit.methodName),
    },
    {
      label: <Trans comment="Label of a receipt: a time">Started at</Trans>,
      value: writeExactly(createdAt),
    },
    ...(writeExactly(updatedAt) === writeExactly(createdAt)
      ? []
      : [
          {
            label: <Trans comment="Label of a receipt: a time">Last updated</Trans>,
            value: writeExactly(updatedAt),
          },
        ]),
    {
      label: (
        <Trans comment="Label of a receipt: the number that names the deposit">
          Deposit number
        </Trans>
      ),
      value: deposit.id,
    },
  ]
}
