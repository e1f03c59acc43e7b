import { useStore } from 'jotai'
import { useMemo } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import type { DownlineContract } from './api.ts'
import { OfferCheck } from './OfferCheck.tsx'
import { OfferForm } from './OfferForm.tsx'
import type { ContractKind, Terms } from './schema.ts'
import { beginTerms, enterTerms, readTerms, TermsEntrySchema } from './termsForm.ts'
import type { useContractAction } from './useContractAction.ts'

interface Props {
  kind: ContractKind
  deal: DownlineContract
  /** Terms of the agent's own contract, which limit the offer. */
  own: Terms
  action: ReturnType<typeof useContractAction>
  isChecking: boolean
  /** Builds the addresses of the offer's form and review step. */
  at: (step: string) => string
  onBack: () => void
}

/** Keeps the entered terms of an offer until the offer is sent or the agent discards it. */
export const useOfferDraft = (kind: ContractKind, downlineId: string) =>
  useMemo(
    () => makeTabDraft(`agent-offer-${kind}-${downlineId}:v1`, TermsEntrySchema),
    [kind, downlineId],
  )

/**
 * An offer to a downline in two steps, the terms and a review. The entered terms stay between the
 * steps.
 */
export function Offer({ kind, deal, own, action, isChecking, at, onBack }: Props) {
  const { locale } = useLanguage()
  const store = useStore()
  const reviewStep = useReviewStep(at('offer'), at('offer/check'))
  const { current, member, currency } = deal
  const draft = useOfferDraft(kind, member.id)
  const begun = current ? enterTerms(current.terms) : beginTerms(own)
  const { terms } = isChecking
    ? readTerms(kind, { ...begun, ...store.get(draft) }, { own, currency, locale })
    : {}
  if (terms) return <OfferCheck {...{ kind, deal, terms, action }} onChange={reviewStep.leave} />
  return (
    <OfferForm
      {...{ kind, deal, own, draft }}
      entry={begun}
      refusal={action.error}
      onBack={() => {
        store.set(draft, null)
        onBack()
      }}
      onRead={() => {
        action.reset()
        reviewStep.open()
      }}
    />
  )
}
