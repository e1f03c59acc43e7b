import { Trans, useLingui } from '@lingui/react/macro'
import { joinSentences } from '#lib/phrases.ts'
import type { Contract } from './contractSchema.ts'
import { ActionStep } from './ActionStep.tsx'
import { TermsComparison } from './TermsComparison.tsx'
import { TermsView } from './TermsView.tsx'
import { useStartWords } from './useStartWords.ts'
import { useTermsWords } from './useTermsWords.ts'

interface Props {
  offered: Contract
  /** The contract in force that the offer would replace; null if there is none. */
  current: Contract | null
  /** Account name of the upline who offers; undefined for the house. */
  upline: string | undefined
  currency: string
  onDone: () => void
  onBack: () => void
}

/**
 * The review step before the agent signs an offer: all terms, what they replace and which
 * contracts end.
 */
export function SignStep({ offered, current, upline, currency, onDone, onBack }: Props) {
  const { t } = useLingui()
  const rows = useRows({ offered, current, upline, currency })
  const startOf = useStartWords()
  return (
    <ActionStep
      contract={offered}
      currency={currency}
      title={<Trans>Check the terms before you sign</Trans>}
      rows={rows}
      notes={joinSentences(
        startOf(offered.terms, current?.terms),
        t`Terms never change once they are signed.`,
      )}
      action={<Trans>Sign the contract</Trans>}
      endsOthers
      actionOf={(ends) => ({ action: 'sign', contractId: offered.id, ends })}
      onDone={onDone}
      onBack={onBack}
    >
      {current ? (
        <TermsComparison before={current.terms} after={offered.terms} currency={currency} />
      ) : (
        <TermsView terms={offered.terms} currency={currency} />
      )}
    </ActionStep>
  )
}

/** The review step before the agent refuses an offer. */
export function RejectStep({ offered, current, upline, currency, onDone, onBack }: Props) {
  const rows = useRows({ offered, current, upline, currency })
  return (
    <ActionStep
      contract={offered}
      currency={currency}
      title={<Trans>Reject this offer</Trans>}
      rows={rows}
      notes={
        current ? (
          <Trans>Nothing changes: the contract in force continues as it is.</Trans>
        ) : (
          <Trans>Nothing changes. Your upline can make another offer.</Trans>
        )
      }
      action={<Trans>Reject the offer</Trans>}
      tone="danger"
      actionOf={() => ({ action: 'reject', contractId: offered.id })}
      onDone={onDone}
      onBack={onBack}
    />
  )
}

function useRows({
  offered,
  current,
  upline,
  currency,
}: Pick<Props, 'offered' | 'current' | 'upline' | 'currency'>) {
  const { t } = useLingui()
  const words = useTermsWords(currency)
  return [
    {
      label: t`Offered by`,
      value: upline ?? t({ message: 'The house', context: 'who gives a contract' }),
    },
    ...(current ? [{ label: t`Now pays up to`, value: words.top(current.terms) }] : []),
    { label: t`Pays up to`, value: words.top(offered.terms), strong: true },
  ]
}
