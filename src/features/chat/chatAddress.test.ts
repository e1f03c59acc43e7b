import { expect, it } from 'vitest'
import { chatAddress } from './chatAddress.ts'

const origins = ['https://chat.brand.example', 'https://brand.example']
const read = (address: string) => chatAddress(address, origins, 'https://brand.example')

it('live chat accepts an address on an origin that the brand allows for chat', () => {
  expect(read('https://chat.brand.example/room/1')).toBe('https://chat.brand.example/room/1')
})

it.each([
  'https://brand.example/room/1',
  'https://evil.test/',
  'https://chat.brand.example.evil.test/',
  'https://user@chat.brand.example/',
  'http://chat.brand.example/',
  '/room/1',
  '//evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'about:blank',
  '',
])('live chat refuses the address %j', (address) => {
  expect(read(address)).toBeNull()
})
