import { describe, expect, it } from 'vitest'
import { readDestination, readPaymentPage } from './destination.ts'

const brand = {
  domains: ['play.brand.example', 'brand.example'],
  mirrorDomains: ['brand-1.example'],
  resources: { line: 'https://line.example/brand' },
  customerService: { type: 'window' as const, url: 'https://care.brand.example/chat' },
}

describe('readDestination', () => {
  it.each([
    ['/live?vassalage=A#b', { kind: 'inner', path: '/live?vassalage=A#b' }],
    ['https://play.brand.example/help#faq', { kind: 'inner', path: '/help#faq' }],
    ['https://brand.example', { kind: 'inner', path: '/' }],
    ['https://brand-1.example/x', { kind: 'outside', href: 'https://brand-1.example/x' }],
    ['https://line.example/other', { kind: 'outside', href: 'https://line.example/other' }],
    ['https://care.brand.example/', { kind: 'outside', href: 'https://care.brand.example/' }],
  ])('readDestination accepts the link target %s', (address, destination) => {
    expect(readDestination(address, brand)).toEqual(destination)
  })

  it.each([
    '',
    'help',
    '//evil.test/',
    '/\\evil.test/',
    'https:/\\evil.test/',
    'https://evil.test/',
    'https://brand.example.evil.test/',
    'https://brand.example@evil.test/',
    'https://user:word@brand.example/',
    'http://brand.example/',
    'https://brand.example:8443/',
    'https://brand.example//evil.test/',
    'https://brand.example/\\evil.test/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://brand.example/1',
    'vbscript:x',
    'mailto:a@b.example',
  ])('readDestination refuses the link target %j', (address) => {
    expect(readDestination(address, brand)).toBeNull()
  })
})

describe('readPaymentPage', () => {
  const own = 'https://play.brand.example'
  const origins = {
    images: [],
    games: ['https://games.example'],
    chat: [],
    payments: ['https://pay.example', own],
    social: [],
  }
  const read = (address: string) => readPaymentPage(address, { origins }, own)

  it('readPaymentPage accepts the address of a payment provider that the brand allows', () => {
    expect(read('https://pay.example/checkout?id=1')).toBe('https://pay.example/checkout?id=1')
  })

  it.each([
    'https://games.example/',
    'https://pay.example.evil.test/',
    'http://pay.example/',
    'javascript:alert(1)',
    'https://player@pay.example/',
    '/checkout',
    `${own}/checkout`,
  ])('readPaymentPage refuses the address %s', (address) => {
    expect(read(address)).toBeNull()
  })
})
