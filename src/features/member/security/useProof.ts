import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { proofFault } from './messages.ts'
import type { Proof, ProofKind, Security } from './schema.ts'

interface ProofUse {
  /** Props of the proof's field, besides its form and name. */
  field: { proofs: Security['proofs']; kind: ProofKind; onKind: (kind: ProofKind) => void }
  /** Turns the player's answer into the proof that the calls send. */
  give: (answer: string) => Proof
  /**
   * Error for the proof's field, read from a refusal; undefined if the refusal has another reason.
   */
  fault: (error: GatewayError) => Fault | undefined
}

/**
 * Holds which kind of proof the player has chosen; the default is the first kind that the account
 * has.
 */
export function useProof(proofs: Security['proofs']): ProofUse {
  const [chosen, setChosen] = useState<ProofKind>()
  const kind = chosen ?? proofs[0]?.kind ?? 'password'
  return {
    field: { proofs, kind, onKind: setChosen },
    give: (answer) => ({ kind, answer }),
    fault: (error) => proofFault(error, kind),
  }
}
