import { expect, it } from 'vitest'
import { readProviderPage } from './providerPage.ts'

const origins = {
  images: [],
  games: ['https://games.example'],
  chat: [],
  payments: [],
  social: ['https://*.provider.example'],
}
const read = (address: string) => readProviderPage(address, { origins })

it('a social login leads to a page of a provider that the brand names', () => {
  const page = 'https://access.provider.example/authorize?state=1'
  expect(read(page)).toBe(page)
})

it.each([
  'http://access.provider.example/authorize',
  'https://provider.example.evil.example/authorize',
  'https://user@access.provider.example/authorize',
  'https://games.example/authorize',
  'javascript:alert(1)',
  '/authorize',
])('a social login does not lead to %s', (address) => {
  expect(() => read(address)).toThrow('malformed_reply')
})
