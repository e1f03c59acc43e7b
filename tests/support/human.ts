import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a puzzle of the human check; returns the proof as a browser sends it. */
export async function solveHumanChallenge(challenge: unknown) {
  const { parameters, signature } = challenge as Required<Challenge>
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey })
  const payload = { challenge: { parameters, signature }, solution }
  return {
    provider: 'altcha' as const,
    token: Buffer.from(JSON.stringify(payload)).toString('base64'),
  }
}
