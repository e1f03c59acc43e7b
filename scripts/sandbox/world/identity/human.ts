import { randomBytes } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { HumanProof } from '#parts/identity/human/schema.ts'
import { lt } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf, addMissing } from '../../db/rows.ts'
import { usedProofs } from '../../db/guard-tables.ts'
import { meta } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

const VALID_MINUTES = 10

/** Difficulty of a puzzle: it takes a phone about a hundred milliseconds. */
const COST = 1_000
const COUNTER = { min: 200, max: 600 }

/**
 * Pattern of tokens that are accepted in place of a vendor's tokens, for tests with a fake vendor
 * script.
 */
const DOUBLE = /^double-[\w-]{8,200}$/

/** A proof with a correct puzzle and signature; `spendProof` checks whether it was used before. */
export interface Proof {
  id: string
  /** Milliseconds since 1970 after which the proof is not valid. */
  expiresAt: number
}

/**
 * Creates a puzzle in the format of ALTCHA's widget, for this merchant only; valid for ten minutes.
 */
export function createHumanChallenge({ db, merchant, now }: Context) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    deriveKey,
    data: { merchant: merchant.code },
    expiresAt: new Date(now.getTime() + VALID_MINUTES * 60_000),
    ...readSecrets(db),
  })
}

/**
 * Checks a human proof before it is used up: undefined if there is none, null if it is wrong.
 * ALTCHA's proofs are valid at every merchant, since they also replace the captcha picture; a
 * vendor's only if the brand has chosen that vendor.
 */
export async function readProof(
  context: Context,
  given: HumanProof | undefined,
): Promise<Proof | null | undefined> {
  if (!given) return undefined
  if (given.provider === 'altcha') return readSolution(context, given.token)
  const { provider } = context.merchant.brand.verification.human
  if (given.provider !== provider || !DOUBLE.test(given.token)) return null
  return {
    id: `${given.provider} ${given.token}`,
    expiresAt: context.now.getTime() + VALID_MINUTES * 60_000,
  }
}

/**
 * Uses up a proof. Throws `CallError` 422 `human_check_failed` if it is missing, wrong or already
 * used.
 */
export function spendProof({ db, merchant, now }: Context, proof: Proof | null | undefined): void {
  if (!proof) refuse('human_check_failed')
  const isOver = lt(usedProofs.expiresAt, now.getTime())
  rowsOf(db, usedProofs, { merchant: merchant.code }, isOver).remove()
  const { id, expiresAt } = proof
  const spent = addMissing(db, usedProofs, { merchant: merchant.code, proof: id, expiresAt })
  if (spent === 0) refuse('human_check_failed')
}

/**
 * Combines `readProof` and `spendProof`, for calls that may await; does nothing if the brand has no
 * human check.
 */
export async function checkHuman(context: Context, given: HumanProof | undefined): Promise<void> {
  const { provider } = context.merchant.brand.verification.human
  if (provider === 'none' && !given) return
  spendProof(context, await readProof(context, given))
}

async function readSolution({ db, merchant, now }: Context, token: string): Promise<Proof | null> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...readSecrets(db),
    })
    const { data, expiresAt = 0, nonce } = challenge.parameters
    if (!verified || data?.merchant !== merchant.code) return null
    if (expiresAt * 1000 <= now.getTime()) return null
    return { id: `altcha ${nonce}`, expiresAt: expiresAt * 1000 }
  } catch {
    return null
  }
}

/** Reads the secrets that sign puzzles; created at the first start and kept in the data file. */
function readSecrets(db: Db): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const key = 'human secrets'
  const secret = () => randomBytes(32).toString('base64url')
  addMissing(db, meta, {
    key,
    value: JSON.stringify({ hmacSignatureSecret: secret(), hmacKeySignatureSecret: secret() }),
  })
  return JSON.parse(rowsOf(db, meta, { key }).find()?.value ?? '')
}
