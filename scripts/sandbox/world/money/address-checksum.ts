import { createHash } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Version, 20 bytes of hash, and 4 of checksum: addresses of Tron, and the older of Bitcoin. */
const LENGTH = 25

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Whether the checksum of a Base58Check address is right. A mistyped letter makes it wrong. */
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
