import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FileSignature } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { OwnContract as Own } from './api.ts'
import { ContractCard } from './ContractCard.tsx'
import { ContractHistory } from './ContractHistory.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import { EndStep } from './EndStep.tsx'
import { EndActions } from './EndActions.tsx'
import { KINDS } from './kinds.ts'
import { LastSettlements } from './LastSettlements.tsx'
import { ownContractQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { RejectStep, SignStep } from './SignStep.tsx'
import { StepGone } from './StepGone.tsx'
import { TermsComparison } from './TermsComparison.tsx'
import { TermsView } from './TermsView.tsx'
import { useContractStep } from './useContractStep.ts'

interface Props {
  kind: ContractKind
  /** Step that the address names, such as signing; undefined if it names none. */
  step: string | undefined
}

/** The contract by which the upline pays the agent, and the upline's new offer. */
export function OwnContract({ kind, step }: Props) {
  const query = useQuery(ownContractQuery(kind))
  const navigate = useNavigate()
  const notify = useSetAtom(noticeAtom)
  const { data, error, refetch } = query
  const taken = useContractStep(step, data, 'downline')
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ContractSkeleton />
  const { current, upline, next, unsettled, currency } = data
  const { page } = KINDS[kind]
  const back = () => void navigate(paths.agentHome(page, 'mine'), { replace: true })
  const done = (message: ReturnType<typeof msg>) => {
    notify({ message })
    back()
  }
  if (!taken) return <Overview kind={kind} own={data} />
  const { name, contract } = taken
  if (!contract || name === 'withdraw') {
    return (
      <div className="flex flex-col gap-6">
        <StepGone kind={kind} step={name} side="downline" id={taken.id} current={current} />
        <Overview kind={kind} own={data} />
      </div>
    )
  }
  if (name === 'sign') {
    return (
      <SignStep
        offered={contract}
        current={current}
        upline={upline?.account}
        currency={currency}
        onDone={() => done(msg`The contract is signed.`)}
        onBack={back}
      />
    )
  }
  if (name === 'reject') {
    return (
      <RejectStep
        offered={contract}
        current={current}
        upline={upline?.account}
        currency={currency}
        onDone={() => done(msg`The offer is rejected.`)}
        onBack={back}
      />
    )
  }
  return (
    <EndStep
      {...{ contract, next, unsettled }}
      step={name}
      side="downline"
      other={upline?.account}
      currency={currency}
      onDone={done}
      onBack={back}
    />
  )
}

function Overview({ kind, own }: { kind: ContractKind; own: Own }) {
  const { t } = useLingui()
  const { page } = KINDS[kind]
  const { current, offered, unsettled, upline, next, currency } = own
  const from = upline?.account ?? t({ message: 'The house', context: 'who gives a contract' })
  const at = (step: string) => paths.agentHome(page, `mine/${step}`)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {offered && (
        <ContractCard
          title={current ? t`You’ve been offered new terms` : t`You’ve been offered a contract`}
          contract={offered}
          side="downline"
          facts={[
            {
              label: t({ message: 'Offered by', comment: 'Label: the upline who made an offer' }),
              value: from,
            },
          ]}
          highlighted
          actions={
            <>
              <Link to={at('sign')} className={buttonClass({ size: 'lg' })}>
                <Trans>Review and sign</Trans>
              </Link>
              <Link to={at('reject')} className={buttonClass({ variant: 'outline', size: 'lg' })}>
                <Trans comment="An offer of a contract">Reject</Trans>
              </Link>
            </>
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
          side="downline"
          facts={[{ label: t({ message: 'Paid by', context: 'who pays' }), value: from }]}
          next={next}
          actions={<EndActions contract={current} side="downline" at={at} />}
        >
          <TermsView terms={current.terms} currency={currency} />
        </ContractCard>
      )}
      {!current && !offered && (
        <EmptyState
          icon={<FileSignature />}
          title={t`You have no contract of this kind in force`}
          detail={t`Your upline can offer you one. It is shown here, and you decide whether to sign it.`}
        />
      )}
      <ContractHistory kind={kind} side="downline" currency={currency} />
    </div>
  )
}
