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
  /** Drops the key, so that the next text is encrypted under a freshly fetched one. */
  forgetKey(): void
}

/**
 * Turns text into a compact JWE for the gateway (RFC 7516), under its first published key, or the
 * one whose thumbprint (RFC 7638, SHA-256) the brand pins. Rejects with `GatewayError`.
 */
export function createEncrypter(fetchKeys: FetchKeys, thumbprint?: string): Encrypter {
  let key: Promise<JWK> | undefined
  return {
    encrypt: async (text) => {
      key ??= fetchKeys().then(({ keys }) => chooseKey(keys, thumbprint))
      try {
        const jwk = await key
        const alg = jwk.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES+A256KW'
        return await new CompactEncrypt(new TextEncoder().encode(text))
          .setProtectedHeader({ alg, enc: 'A256GCM', kid: jwk.kid as string })
          .encrypt(await importJWK(jwk, alg))
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

async function chooseKey(keys: JWK[], thumbprint: string | undefined): Promise<JWK> {
  if (!thumbprint) return keys[0] as JWK
  for (const key of keys) {
    if ((await calculateJwkThumbprint(key, 'sha256')) === thumbprint) return key
  }
  throw new GatewayError('encryption_failed', {
    message: 'The gateway publishes no key with the thumbprint that the brand pins.',
  })
}

/**
 * Reads a text that the gateway sent as a compact JWE under a brand's `displayKey` (32 bytes in
 * base64url; `dir` and A256GCM). Rejects where it is no such JWE.
 */
export async function decryptForDisplay(jwe: string, displayKey: string): Promise<string> {
  const { plaintext } = await compactDecrypt(jwe, base64url.decode(displayKey), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}
