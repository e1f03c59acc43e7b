import { solveChallengeWorkers } from 'altcha/lib'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { getHumanChallenge } from './api.ts'
import type { HumanCheck } from './humanCheck.ts'
import { startSolver } from './trustedScripts.ts'

/** Most web workers that solve a puzzle; more would slow down a phone without being faster. */
const MAX_WORKERS = 4

const HexSchema = v.pipe(v.string(), v.regex(/^[\da-f]+$/i))

/** The fields of a puzzle that are needed to solve it (ALTCHA's proof of work, version 2). */
const ChallengeSchema = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: HexSchema,
    salt: HexSchema,
    cost: v.pipe(v.number(), v.integer(), v.minValue(1)),
    keyLength: v.pipe(v.number(), v.integer(), v.minValue(1)),
    keyPrefix: HexSchema,
  }),
  signature: v.optional(v.string()),
})

/**
 * The human check by a puzzle of the gateway, which web workers solve without any task for the
 * player.
 */
export const altchaCheck: HumanCheck = {
  lifetime: 120_000,
  prove: async (signal) => {
    const challenge = parseChallenge(await getHumanChallenge({}, { signal }))
    const controller = new AbortController()
    const abort = () => controller.abort()
    signal.addEventListener('abort', abort)
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency),
      createWorker: startSolver,
    })
      .catch((cause: unknown) => {
        throw new GatewayError('human_check_failed', { cause })
      })
      .finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) throw new GatewayError('aborted')
    if (!solution) throw new GatewayError('timeout')
    const { parameters, signature } = challenge
    return {
      provider: 'altcha',
      token: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    }
  },
}

function parseChallenge(reply: unknown) {
  const challenge = v.safeParse(ChallengeSchema, reply)
  if (challenge.success) return challenge.output
  throw new GatewayError('malformed_reply', { cause: new v.ValiError(challenge.issues) })
}
