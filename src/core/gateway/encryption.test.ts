import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose'
import { expect, it } from 'vitest'
import { createEncrypter } from './encryption.ts'

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
const good: JWK = { ...(await exportJWK(publicKey)), kid: 'good', use: 'enc' }

it.each<[what: string, beside: JWK]>([
  ['a key for signatures', { ...good, kid: 'signs', use: 'sig' }],
  ['a key without its numbers', { kty: 'RSA', kid: 'broken' }],
  ['a key of an unknown kind', { kty: 'oct', kid: 'odd', k: 'AAAA' }],
  ['a key without an id', { ...good, kid: undefined } as never],
  ['an object that is no key', {} as JWK],
])(
  'encryption skips %s in the gateway’s key set and uses the next valid key',
  async (_, beside) => {
    const jwe = await createEncrypter(async () => ({ keys: [beside, good] })).encrypt('secret')
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey)
    expect(new TextDecoder().decode(plaintext)).toBe('secret')
    expect(protectedHeader.kid).toBe('good')
  },
)

it('a gateway’s key set without an encryption key is refused', async () => {
  const keys = [{ ...good, use: 'sig' }]
  await expect(createEncrypter(async () => ({ keys })).encrypt('secret')).rejects.toMatchObject({
    code: 'encryption_failed',
  })
})
