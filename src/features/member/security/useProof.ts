import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { proofFault } from './messages.ts'
import type { Proof, ProofKind, Security } from './schema.ts'

interface ProofUse {
  /** What the field of the proof needs besides its form and name. */
  field: { proofs: Security['proofs']; kind: ProofKind; onKind: (kind: ProofKind) => void }
  /** The proof as calls take it. */
  give: (answer: string) => Proof
  /** What a refusal says of the answer. */
  fault: (error: GatewayError) => Fault | undefined
}

/** Which proof the player gives; the account's first unless another is chosen. */
export function useProof(proofs: Security['proofs']): ProofUse {
  const [chosen, setChosen] = useState<ProofKind>()
  const kind = chosen ?? proofs[0]?.kind ?? 'password'
  return {
    field: { proofs, kind, onKind: setChosen },
    give: (answer) => ({ kind, answer }),
    fault: (error) => proofFault(error, kind),
  }
}
