import { useState } from 'react'
import type { DownlineContract } from './api.ts'
import { OfferCheck } from './OfferCheck.tsx'
import { OfferForm } from './OfferForm.tsx'
import type { ContractKind, Terms } from './schema.ts'
import { beginTerms, enterTerms, type TermsEntry } from './termsForm.ts'

interface Props {
  kind: ContractKind
  deal: DownlineContract
  /** The terms of the agent's own contract, which bound the offer. */
  own: Terms
  onDone: () => void
  onBack: () => void
}

/** An offer to a downline: its terms, and a last look; what was entered stays between the two. */
export function Offer({ kind, deal, own, onDone, onBack }: Props) {
  const [entry, setEntry] = useState<TermsEntry>(() =>
    deal.current ? enterTerms(deal.current.terms) : beginTerms(own),
  )
  const [terms, setTerms] = useState<Terms | null>(null)
  if (terms) {
    return <OfferCheck {...{ kind, deal, terms, onDone }} onChange={() => setTerms(null)} />
  }
  return (
    <OfferForm
      {...{ kind, deal, own, entry, onBack }}
      onRead={(read, entered) => {
        setEntry(entered)
        setTerms(read)
      }}
    />
  )
}
