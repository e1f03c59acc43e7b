import { createHash } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/**
 * Bytes of an address of Tron, or of Bitcoin's older kind: 1 for the version, 20 of hash, and 4 of
 * checksum.
 */
const LENGTH = 25

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Whether the checksum of a Base58Check address is correct, which a mistyped letter breaks. */
export function hasRightChecksum(address: string): boolean {
  let value = 0n
  for (const letter of address) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return false
    value = value * 58n + BigInt(digit)
  }
  const bytes = Buffer.from(value.toString(16).padStart(2 * LENGTH, '0'), 'hex')
  if (bytes.length !== LENGTH) return false
  return sha256(sha256(bytes.subarray(0, -4)))
    .subarray(0, 4)
    .equals(bytes.subarray(-4))
}
