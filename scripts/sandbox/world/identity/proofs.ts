import type * as v from 'valibot'
import type { Proof, ProofKind, SecuritySchema } from '#features/member/security/schema.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from './accounts.ts'
import { sendCode } from './codes.ts'
import { beginTry, forgiveTries } from './lockout.ts'
import { checkPassword } from './passwords.ts'
import { findCodeAddress, listFactors, validateCode } from './second-factor.ts'

type Context = CallContext

/**
 * Lists the kinds of proof by which a player can prove to be the owner, with the masked addresses
 * for codes.
 */
export function listProofs(player: Account): v.InferInput<typeof SecuritySchema>['proofs'] {
  return [
    ...(player.passwordHash ? [{ kind: 'password' }] : []),
    ...listFactors(player).flatMap(({ factor, ...hint }) =>
      factor === 'bankAccountName' ? [] : [{ kind: factor, ...hint }],
    ),
  ]
}

/** Sends a code for a proof. Throws `CallError` 422 `proof_unavailable`, or as `sendCode` does. */
export function sendProofCode(context: Context, player: Account, kind: 'phone' | 'email') {
  const to = findCodeAddress(player, kind)
  if (!to) refuse('proof_unavailable')
  return sendCode(context, { purpose: 'proof', ...to })
}

/**
 * Requires a proof that the caller owns the account, since a stranger may use an open session.
 * Wrong proofs of all kinds are counted together. Throws `CallError` 422 `proof_unavailable`, 403
 * `proof_wrong` or `proof_expired` with the `kind`, 423 `account_locked`, 429 `too_many_requests`.
 */
export async function checkProof(context: Context, player: Account, proof: Proof): Promise<void> {
  const { kind, answer } = proof
  if (!(listProofs(player) as { kind: ProofKind }[]).some((one) => one.kind === kind)) {
    refuse('proof_unavailable')
  }
  const subject = `proof of ${player.username}`
  beginTry(context, subject)
  const outcome =
    kind === 'password'
      ? (await checkPassword(answer, player.passwordHash)) && 'ok'
      : validateCode(context, player, { factor: kind, purpose: 'proof', code: answer })
  if (outcome !== 'ok') {
    refuse(outcome === 'code_expired' ? 'proof_expired' : 'proof_wrong', { kind })
  }
  forgiveTries(context, subject)
}

/** Requires two proofs; one must be the password, if the account has one. */
export async function checkTwoProofs(
  context: Context,
  player: Account,
  proofs: readonly Proof[],
): Promise<void> {
  const kinds = new Set(proofs.map(({ kind }) => kind))
  if (kinds.size < 2 || (player.passwordHash && !kinds.has('password'))) refuse('proofs_too_few')
  // The password first: a wrong one must not use up a code.
  const ordered = proofs.toSorted(
    (a, b) => Number(b.kind === 'password') - Number(a.kind === 'password'),
  )
  for (const proof of ordered) await checkProof(context, player, proof)
}
