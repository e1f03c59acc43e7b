import { Trans, useLingui } from '@lingui/react/macro'
import { joinSentences } from '#lib/phrases.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { DownlineContract } from './api.ts'
import { contractMessage } from './messages.ts'
import { PartyName } from './PartyName.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import type { ContractKind, Terms } from './schema.ts'
import { TermsComparison } from './TermsComparison.tsx'
import { TermsView } from './TermsView.tsx'
import type { useContractAction } from './useContractAction.ts'
import { useStartWords } from './useStartWords.ts'
import { useTermsWords } from './useTermsWords.ts'

interface Props {
  kind: ContractKind
  deal: DownlineContract
  terms: Terms
  action: ReturnType<typeof useContractAction>
  onChange: () => void
}

/** The review step of an offer: all terms, what changes, and what the terms would have paid. */
export function OfferCheck({ kind, deal, terms, action, onChange }: Props) {
  const { t } = useLingui()
  const { current, member, currency } = deal
  const words = useTermsWords(currency)
  const startOf = useStartWords()
  return (
    <CheckStep
      title={<Trans>Check your offer</Trans>}
      rows={[
        { label: t`Offered to`, value: <PartyName member={member} /> },
        { label: t`Pays up to`, value: words.top(terms), strong: true },
      ]}
      notes={joinSentences(
        startOf(terms, current?.terms),
        current
          ? t`The terms in force stay until your downline signs. Contracts further down that pay more than these end then, and your downline is told which.`
          : t`You pay it from your main wallet after your own contract has been paid. The offer is open for seven days, and you can cancel it until it is signed.`,
      )}
      onChange={onChange}
    >
      {current ? (
        <TermsComparison before={current.terms} after={terms} currency={currency} />
      ) : (
        <TermsView terms={terms} currency={currency} />
      )}
      <PreviewCard kind={kind} downlineId={member.id} terms={terms} current={current?.terms} />
      {action.error && <FormAlert>{t(contractMessage(action.error))}</FormAlert>}
      <Button
        size="lg"
        block
        busy={action.isPending}
        onClick={() => action.send({ action: 'offer', downlineId: member.id, terms })}
      >
        {current ? <Trans>Offer the new terms</Trans> : <Trans>Offer the contract</Trans>}
      </Button>
    </CheckStep>
  )
}
