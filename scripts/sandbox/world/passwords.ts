import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const KEY_BYTES = 32
const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** `<salt>.<key>` in base64url, by scrypt with Node's parameters. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${scryptSync(password, salt, KEY_BYTES).toString('base64url')}`
}

/** What an unknown name is checked against, so that it takes as long as a known one. */
const NOBODY = `${randomBytes(16).toString('base64url')}.${randomBytes(KEY_BYTES).toString('base64url')}`

/**
 * Whether a password has this hash. Does the same work if there is no hash.
 *
 * @param hash as `hashPassword` made it; empty if the account has no password
 */
export async function checkPassword(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const [salt, key] = (hash || NOBODY).split('.').map((part) => Buffer.from(part, 'base64url'))
  const derived = await derive(password, salt as Buffer, KEY_BYTES)
  return timingSafeEqual(derived, key as Buffer) && Boolean(hash)
}
