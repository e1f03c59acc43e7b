import {
  base64url,
  calculateJwkThumbprint,
  CompactEncrypt,
  compactDecrypt,
  importJWK,
  type JWK,
} from 'jose'
import { GatewayError } from '#core/contract/error.ts'

type FetchKeys = () => Promise<{ keys: JWK[] }>

export interface Encrypter {
  encrypt(text: string): Promise<string>
  /** Drops the key, so that the next text is encrypted with a key that is fetched anew. */
  forgetKey(): void
}

/**
 * Encrypts text as a compact JWE for the gateway (RFC 7516), with its first published key. If the
 * brand pins a thumbprint (RFC 7638, SHA-256), only the key with that thumbprint is used. Rejects
 * with `GatewayError`.
 */
export function createEncrypter(fetchKeys: FetchKeys, thumbprint?: string): Encrypter {
  let key: Promise<UsableKey> | undefined
  return {
    encrypt: async (text) => {
      key ??= fetchKeys().then(({ keys }) => chooseKey(keys, thumbprint))
      try {
        const { imported, alg, kid } = await key
        return await new CompactEncrypt(new TextEncoder().encode(text))
          .setProtectedHeader({ alg, enc: 'A256GCM', kid })
          .encrypt(imported)
      } catch (cause) {
        key = undefined
        throw cause instanceof GatewayError
          ? cause
          : new GatewayError('encryption_failed', { cause })
      }
    },
    forgetKey: () => {
      key = undefined
    },
  }
}

interface UsableKey {
  imported: Awaited<ReturnType<typeof importJWK>>
  alg: 'RSA-OAEP-256' | 'ECDH-ES+A256KW'
  kid: string
}

const KEY_TYPES = new Set<unknown>(['RSA', 'EC', 'OKP'])

/**
 * Chooses the first key that can encrypt; the list may also hold keys for signatures and malformed
 * keys.
 */
async function chooseKey(keys: JWK[], thumbprint: string | undefined): Promise<UsableKey> {
  for (const jwk of keys) {
    if (jwk.use === 'sig' || !jwk.kid || !KEY_TYPES.has(jwk.kty)) continue
    const alg = jwk.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES+A256KW'
    try {
      if (thumbprint && (await calculateJwkThumbprint(jwk, 'sha256')) !== thumbprint) continue
      return { imported: await importJWK(jwk, alg), alg, kid: jwk.kid }
    } catch {
      // A published key that cannot be imported is skipped, since the next one may work.
    }
  }
  throw new GatewayError('encryption_failed', {
    message: thumbprint
      ? 'The gateway publishes no key with the thumbprint that the brand pins.'
      : 'The gateway publishes no key that can encrypt.',
  })
}

/**
 * Decrypts a text that the gateway sent as a compact JWE under a brand's `displayKey` (32 bytes in
 * base64url; `dir` and A256GCM). Rejects any other text.
 */
export async function decryptForDisplay(jwe: string, displayKey: string): Promise<string> {
  const { plaintext } = await compactDecrypt(jwe, base64url.decode(displayKey), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}
