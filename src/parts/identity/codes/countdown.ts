import * as v from 'valibot'
import { sessionStore } from '#lib/storage.ts'

/** The purposes for which a code is sent; each purpose has its own countdown. */
export const CODE_PURPOSES = ['register', 'login', 'recovery', 'bind'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/**
 * What is stored about a code that was sent; `deadline` is in milliseconds by the gateway's clock.
 */
const SentCodeSchema = v.object({
  deadline: v.number(),
  /** Length of the whole countdown, in seconds. */
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 60 * 60)),
  /** Data that an external provider needs to check the code. */
  handle: v.optional(v.string()),
})
export type SentCode = v.InferOutput<typeof SentCodeSchema>

/**
 * Begins the countdown after a code was sent: `expiredMinutes` × 60 seconds (docs/product.md §4.4).
 * It starts when the gateway wrote its reply, half a round trip before the reply arrived.
 *
 * @param receivedAt when the reply arrived, by the gateway's clock
 * @param roundTrip milliseconds from request to reply
 */
export function beginCountdown(
  expiredMinutes: number,
  receivedAt: number,
  roundTrip: number,
): SentCode {
  const seconds = Math.round(expiredMinutes * 60)
  return { deadline: receivedAt - roundTrip / 2 + seconds * 1000, seconds }
}

const keyOf = (purpose: CodePurpose) => `sent-code:${purpose}:v1`

/**
 * Stores a sent code by purpose in session storage, so that the countdown survives a closed popup
 * and a reload.
 */
export function storeSentCode(purpose: CodePurpose, sent: SentCode): void {
  sessionStore.set(keyOf(purpose), JSON.stringify(sent))
}

/**
 * Reads what is stored about the code that was sent; null if there is nothing, or if it is
 * unreadable. The countdown ends at most its whole length from now, whatever the clock said when it
 * was stored.
 *
 * @param now by the gateway's clock
 */
export function readSentCode(purpose: CodePurpose, now: number): SentCode | null {
  const stored = sessionStore.get(keyOf(purpose))
  if (stored === null) return null
  try {
    const sent = v.safeParse(SentCodeSchema, JSON.parse(stored))
    if (!sent.success) return null
    const { deadline, seconds } = sent.output
    return { ...sent.output, deadline: Math.min(deadline, now + seconds * 1000) }
  } catch {
    return null
  }
}
