import { drawMessage, drawnNumber, prizeAt, sumParts } from '#rules/raffle.ts'
import type { Draw } from './schema.ts'

export interface Verification {
  /**
   * SHA-256 hash of the revealed seed, and whether it equals the commitment that was shown before
   * the draw.
   */
  commitment: { computed: string; holds: boolean }
  message: string
  digest: string
  /** Number computed from the digest, and whether it equals the draw's number. */
  number: { computed: number; total: number; holds: boolean }
  /** Prize that the number selects, and whether the draw names the same prize. */
  landed: { computed: string | undefined; holds: boolean }
  /**
   * Whether the prize that the player got is the selected one, the announced fallback prize, or
   * neither.
   */
  given: 'same' | 'fallback' | 'wrong'
  holds: boolean
}

type Inputs = Pick<
  Draw,
  'clientSeed' | 'nonce' | 'commitment' | 'odds' | 'number' | 'landedId' | 'prize' | 'fallbackId'
>

/**
 * Recomputes a draw in this browser (`rules/raffle.ts`). Rejects if the browser offers no
 * cryptography, as on pages without HTTPS.
 */
export async function verifyDraw(draw: Inputs, serverSeed: string): Promise<Verification> {
  const { odds, landedId, prize, fallbackId } = draw
  const message = drawMessage(draw.clientSeed, draw.nonce)
  const [own, digest] = await Promise.all([sha256(serverSeed), hmacSha256(serverSeed, message)])
  const total = sumParts(odds)
  const number = drawnNumber(digest, total)
  const landed = prizeAt(number, odds)
  const commitment = { computed: own, holds: own === draw.commitment }
  const given = prize.id === landed ? 'same' : prize.id === fallbackId ? 'fallback' : 'wrong'
  const numberHolds = number === draw.number
  const landedHolds = landed === landedId
  return {
    commitment,
    message,
    digest,
    number: { computed: number, total, holds: numberHolds },
    landed: { computed: landed, holds: landedHolds },
    given,
    holds: commitment.holds && numberHolds && landedHolds && given !== 'wrong',
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encode(text)))

async function hmacSha256(secret: string, message: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', key, encode(message)))
}
