import { expect, it } from 'vitest'
import { encryptForDisplay } from '#scripts/sandbox/http/keys.ts'
import { decryptForDisplay } from '#core/gateway/encryption.ts'

const key = Buffer.alloc(32, 7).toString('base64url')

it('an encrypted resource address can be decrypted only with its own brand’s key', async () => {
  const sent = await encryptForDisplay('https://care.example/chat', key)
  expect(await decryptForDisplay(sent, key)).toBe('https://care.example/chat')
  const other = Buffer.alloc(32, 8).toString('base64url')
  await expect(decryptForDisplay(sent, other)).rejects.toThrow()
  await expect(decryptForDisplay('https://care.example/chat', key)).rejects.toThrow()
})
