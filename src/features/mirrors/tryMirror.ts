import * as v from 'valibot'

/** Result of testing an address from the visitor's network. */
export type Reach = { state: 'open'; ms: number } | { state: 'closed' }

/** Milliseconds within which an address must answer, or it counts as unreachable. */
export const PATIENCE_MS = 8000

const MirrorSchema = v.object({ merchant: v.string() })

/**
 * Tests whether a site of this brand answers at an address, and how quickly. The site must send the
 * one file that other origins may read, because a page by which an internet provider blocks the
 * address would answer too.
 * @param origin such as `https://play.example`
 */
export async function tryMirror(
  origin: string,
  merchant: string,
  signal: AbortSignal,
): Promise<Reach> {
  const began = performance.now()
  try {
    const reply = await fetch(`${origin}/mirror.json`, {
      mode: 'cors',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    const ms = Math.max(1, Math.round(performance.now() - began))
    const said = reply.ok ? v.safeParse(MirrorSchema, await reply.json()) : undefined
    return said?.success && said.output.merchant === merchant
      ? { state: 'open', ms }
      : { state: 'closed' }
  } catch {
    return { state: 'closed' }
  }
}

/**
 * Sorts addresses: the reachable ones by their answer time, then the others. Addresses that are
 * equal keep their order.
 */
export function sortByReach<Tried extends { reach?: Reach | undefined }>(
  mirrors: readonly Tried[],
): Tried[] {
  const rank = ({ reach }: Tried) => (reach?.state === 'open' ? reach.ms : Infinity)
  return mirrors.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}
