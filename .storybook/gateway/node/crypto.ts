import { hmac } from '@noble/hashes/hmac.js'
import { scrypt as deriveKey } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { PageBuffer } from './buffer.ts'

/** Node's `crypto` as far as the sandbox uses it, for the page. */

interface Hashing {
  update(bytes: Uint8Array): unknown
  digest(): Uint8Array
}

const bytesOf = (given: string | Uint8Array) =>
  typeof given === 'string' ? PageBuffer.from(given) : given

class Digest {
  readonly #hashing: Hashing

  constructor(hashing: Hashing) {
    this.#hashing = hashing
  }

  update(given: string | Uint8Array): this {
    this.#hashing.update(bytesOf(given))
    return this
  }

  digest(encoding: 'hex' | 'base64url'): string {
    return PageBuffer.from(this.#hashing.digest()).toString(encoding)
  }
}

// Every hash of the sandbox is SHA-256, so the name of the algorithm is not read.
export const createHash = (_algorithm: string) => new Digest(sha256.create())
export const createHmac = (_algorithm: string, key: string | Uint8Array) =>
  new Digest(hmac.create(sha256, bytesOf(key)))

export const randomUUID = () => crypto.randomUUID()
export const randomBytes = (size: number) => crypto.getRandomValues(PageBuffer.alloc(size))

/** Returns a whole number from `low` up to, but without, `high`. */
export function randomInt(first: number, second?: number): number {
  const [low, high] = second === undefined ? [0, first] : [first, second]
  return low + (crypto.getRandomValues(new Uint32Array(1))[0]! % (high - low))
}

export const timingSafeEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

export const scryptSync = (
  password: string,
  salt: Uint8Array,
  dkLen: number,
  { cost }: { cost: number },
) => PageBuffer.from(deriveKey(password, salt, { N: cost, r: 8, p: 1, dkLen }))

export const scrypt = (
  ...given: [...Parameters<typeof scryptSync>, (error: null, key: PageBuffer) => void]
) => {
  const [password, salt, length, options, done] = given
  done(null, scryptSync(password, salt, length, options))
}
