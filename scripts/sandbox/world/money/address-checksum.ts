import { createHash } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Version, 20 bytes of hash, and 4 of checksum: addresses of Tron, and the older of Bitcoin. */
const LENGTH = 25

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Whether an address in Base58Check has a right checksum, so that one slip of a letter is found. */
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
