import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FileSignature, UserRoundX } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { DownlineContract } from './api.ts'
import type { Contract } from './contractSchema.ts'
import { ContractCard } from './ContractCard.tsx'
import { ContractHistory } from './ContractHistory.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import { ActionStep } from './ActionStep.tsx'
import { EndActions } from './EndActions.tsx'
import { EndStep } from './EndStep.tsx'
import { KINDS } from './kinds.ts'
import { LastSettlements } from './LastSettlements.tsx'
import { contractMessage, NO_WALLET, NOT_OPEN } from './messages.ts'
import { Offer, useOfferDraft } from './Offer.tsx'
import { PartyName } from './PartyName.tsx'
import { downlineContractQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { StepGone } from './StepGone.tsx'
import { TermsComparison } from './TermsComparison.tsx'
import { TermsView } from './TermsView.tsx'
import { useContractAction } from './useContractAction.ts'
import { useContractStep } from './useContractStep.ts'
import { useTermsWords } from './useTermsWords.ts'

interface Props {
  kind: ContractKind
  id: string
  step: string | undefined
}

/** The contract with one downline, and the agent's actions on it. */
export function DownlineDealView({ kind, id, step }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const notify = useSetAtom(noticeAtom)
  const { data, error, refetch } = useQuery(downlineContractQuery(kind, id))
  const taken = useContractStep(step, data, 'upline')
  const { page } = KINDS[kind]
  const at = (next?: string) =>
    paths.agentHome(page, `downlines/${id}${next === undefined ? '' : `/${next}`}`)
  const back = () => void navigate(at(), { replace: true })
  const done = (message: ReturnType<typeof msg>) => {
    notify({ message })
    back()
  }
  const forgetDraft = useSetAtom(useOfferDraft(kind, id))
  const action = useContractAction(kind, () => {
    forgetDraft(null)
    done(msg`The offer is sent. Your downline can sign it now.`)
  })
  const isOffering = step === 'offer' || step === 'offer/check'
  const { reset } = action
  useEffect(() => {
    if (!isOffering) reset()
  }, [isOffering, reset])
  if (error?.code === 'member_not_found') {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t(contractMessage(error))}
        action={
          <Link
            to={paths.agentHome(page, 'downlines')}
            className={buttonClass({ variant: 'outline' })}
          >
            <Trans comment="Link back to the list of members below the agent">All downlines</Trans>
          </Link>
        }
      />
    )
  }
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ContractSkeleton />
  const { current, offered, next, unsettled, currency, member, hasWallet, isOpen } = data
  // The form stays open after a refusal, which it shows, even if the reason is that another offer
  // already waits.
  if (isOffering && hasWallet && isOpen && data.own && (!offered || action.error)) {
    return (
      <Offer
        kind={kind}
        deal={data}
        own={data.own}
        action={action}
        isChecking={step === 'offer/check'}
        at={at}
        onBack={back}
      />
    )
  }
  if (!taken) return <Overview kind={kind} deal={data} at={at} />
  const { name, contract } = taken
  if (!contract || name === 'sign' || name === 'reject') {
    return (
      <div className="flex min-w-0 flex-col gap-6">
        <StepGone {...{ kind, current }} step={name} side="upline" downlineId={id} id={taken.id} />
        <Overview kind={kind} deal={data} at={at} />
      </div>
    )
  }
  if (name === 'withdraw') {
    return (
      <WithdrawStep
        offered={contract}
        deal={data}
        onDone={() => done(msg`The offer is canceled.`)}
        onBack={back}
      />
    )
  }
  return (
    <EndStep
      {...{ contract, next, unsettled }}
      step={name}
      side="upline"
      other={<PartyName member={member} />}
      currency={currency}
      onDone={done}
      onBack={back}
    />
  )
}

interface OverviewProps {
  kind: ContractKind
  deal: DownlineContract
  at: (step?: string) => string
}

function Overview({ kind, deal, at }: OverviewProps) {
  const { t } = useLingui()
  const { current, offered, unsettled, member, hasWallet, isOpen, own, next, currency } = deal
  const mayOffer = hasWallet && isOpen && own !== null && !offered
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <header className="flex items-center gap-3">
        <Avatar name={member.nickname ?? member.account} className="size-12 text-body" />
        <h2 className="min-w-0 text-heading font-bold normal-case!">
          <PartyName member={member} />
        </h2>
        <Link
          to={`${paths.agentHome(KINDS[kind].page, 'records')}`.replace(
            '#',
            `?of=downlines&downline=${encodeURIComponent(member.id)}#`,
          )}
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} ms-auto`}
        >
          <Trans>Records</Trans>
        </Link>
      </header>
      {hasWallet && isOpen && own === null && (
        <FormAlert tone="info" title={<Trans>You can’t offer contracts of this kind yet</Trans>}>
          <Trans>
            What you pay your downlines comes out of your own contract. Once you’ve signed a
            contract of this kind, you can offer one to your downlines.
          </Trans>
        </FormAlert>
      )}
      {offered && (
        <ContractCard
          title={
            current
              ? t`New terms offered`
              : t({ message: 'Contract offered', comment: 'Notice after an offer was sent' })
          }
          contract={offered}
          side="upline"
          facts={[]}
          highlighted
          actions={
            <Link to={at('withdraw')} className={buttonClass({ variant: 'outline' })}>
              <Trans>Cancel the offer</Trans>
            </Link>
          }
        >
          {current ? (
            <TermsComparison before={current.terms} after={offered.terms} currency={currency} />
          ) : (
            <TermsView terms={offered.terms} currency={currency} />
          )}
        </ContractCard>
      )}
      <LastSettlements of={unsettled} />
      {current && (
        <ContractCard
          title={t`Contract in force`}
          contract={current}
          side="upline"
          facts={[]}
          next={next}
          actions={
            <>
              {mayOffer && (
                <Link to={at('offer')} className={buttonClass()}>
                  <Trans>Offer new terms</Trans>
                </Link>
              )}
              <EndActions contract={current} side="upline" at={at} />
            </>
          }
        >
          <TermsView terms={current.terms} currency={currency} />
        </ContractCard>
      )}
      {!current && !offered && (
        <EmptyState
          icon={<FileSignature />}
          title={t`No contract in force with this downline`}
          detail={!hasWallet ? t(NO_WALLET) : !isOpen ? t(NOT_OPEN) : undefined}
          action={
            mayOffer && (
              <Link to={at('offer')} className={buttonClass()}>
                <Trans>Offer a contract</Trans>
              </Link>
            )
          }
        />
      )}
      <ContractHistory kind={kind} downlineId={member.id} side="upline" currency={currency} />
    </div>
  )
}

interface WithdrawProps {
  offered: Contract
  deal: DownlineContract
  onDone: () => void
  onBack: () => void
}

function WithdrawStep({ offered, deal, onDone, onBack }: WithdrawProps) {
  const { t } = useLingui()
  const words = useTermsWords(deal.currency)
  const { member } = deal
  return (
    <ActionStep
      contract={offered}
      currency={deal.currency}
      title={<Trans>Cancel this offer</Trans>}
      rows={[
        {
          label: t({ message: 'Offered to', comment: 'Label: the member who gets an offer' }),
          value: <PartyName member={member} />,
        },
        { label: t`Pays up to`, value: words.top(offered.terms), strong: true },
      ]}
      notes={<Trans>It can no longer be signed. You can make another offer.</Trans>}
      action={<Trans>Cancel the offer</Trans>}
      tone="danger"
      actionOf={() => ({ action: 'withdraw', contractId: offered.id })}
      onDone={onDone}
      onBack={onBack}
    />
  )
}
