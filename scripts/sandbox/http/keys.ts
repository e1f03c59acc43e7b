import {
  CompactEncrypt,
  calculateJwkThumbprint,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { desc, notInArray } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { keys as keysTable } from '../db/tables.ts'
import { rowsOf, addRow } from '../db/rows.ts'
import { refuse } from './call-error.ts'

const ALGORITHM = 'RSA-OAEP-256'
const ENCRYPTION = 'A256GCM'

/**
 * Number of keys that stay valid: the current one and the one before, so that a rotation breaks no
 * form that is being filled in.
 */
const KEYS_KEPT = 2

export type KeyStore = Awaited<ReturnType<typeof openKeyStore>>

/** Opens the gateway's key pairs in its data file; creates the first one if there is none. */
export async function openKeyStore(db: Db) {
  const load = () => rowsOf(db, keysTable).list({ order: [desc(keysTable.createdAt)] })
  let stored = load()
  const imported = new Map<string, ReturnType<typeof importJWK>>()

  /** Creates a new current key; returns its id. */
  async function rotate(): Promise<string> {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
    const jwk = await exportJWK(privateKey)
    const kid = await calculateJwkThumbprint(jwk, 'sha256')
    const createdAt = Math.max(Date.now(), (stored[0]?.createdAt ?? 0) + 1)
    addRow(db, keysTable, { kid, privateJwk: { ...jwk, kid }, createdAt })
    stored = load().slice(0, KEYS_KEPT)
    rowsOf(
      db,
      keysTable,
      notInArray(
        keysTable.kid,
        stored.map((key) => key.kid),
      ),
    ).remove()
    return kid
  }
  if (stored.length === 0) await rotate()

  function importKey({ kid, privateJwk }: (typeof stored)[number]) {
    const key = imported.get(kid) ?? importJWK(privateJwk, ALGORITHM)
    imported.set(kid, key)
    return key
  }

  return {
    rotate,
    /** Lists the public keys, the current one first. */
    listPublic: (): (JWK & { kty: 'RSA'; kid: string })[] =>
      stored.map(({ kid, privateJwk }) => {
        const { n, e } = privateJwk as JWK
        return { kty: 'RSA', kid, n: n as string, e: e as string, use: 'enc', alg: ALGORITHM }
      }),
    /** Decrypts a compact JWE. Throws `CallError` 400 `unknown_key` or `bad_cipher`. */
    decrypt: async (jwe: string): Promise<string> => {
      let kid: string | undefined
      try {
        kid = decodeProtectedHeader(jwe).kid
      } catch {
        refuse('bad_cipher/form')
      }
      const key = stored.find((candidate) => candidate.kid === kid) ?? refuse('unknown_key')
      try {
        const { plaintext } = await compactDecrypt(jwe, await importKey(key), {
          keyManagementAlgorithms: [ALGORITHM],
          contentEncryptionAlgorithms: [ENCRYPTION],
        })
        return new TextDecoder().decode(plaintext)
      } catch {
        refuse('bad_cipher')
      }
    },
  }
}

/**
 * Encrypts a text that only the brand's own site should show in the clear (customer-service
 * addresses).
 *
 * @param displayKey 32 bytes in base64url, from the brand file
 */
export function encryptForDisplay(text: string, displayKey: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
    .encrypt(Buffer.from(displayKey, 'base64url'))
}
