import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const KEY_BYTES = 32
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Scrypt's cost for new hashes; tests, which log in hundreds of times, set a lower one. */
const COST = process.env['LIVERY_PASSWORD_COST'] ?? '16384'

const write = (salt: Buffer, key: Buffer) =>
  `${salt.toString('base64url')}.${key.toString('base64url')}.${COST}`

/** Hashes a password by scrypt as `<salt>.<key>.<cost>`, the first two in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return write(salt, scryptSync(password, salt, KEY_BYTES, { cost: Number(COST) }))
}

/** Hashes a password off the main thread, for calls that may await. */
export async function derivePasswordHash(password: string): Promise<string> {
  const salt = randomBytes(16)
  return write(salt, await derive(password, salt, KEY_BYTES, { cost: Number(COST) }))
}

/**
 * Hash with which the password for an unknown name is compared, so that it takes as long as for a
 * known one.
 */
const NOBODY = write(randomBytes(16), randomBytes(KEY_BYTES))

/**
 * Whether a password has this hash. Does the same work if there is no hash.
 *
 * @param hash as `hashPassword` made it; empty if the account has no password
 */
export async function checkPassword(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const [salt = '', key = '', cost] = (hash || NOBODY).split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, {
    cost: Number(cost),
  })
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && Boolean(hash)
}
