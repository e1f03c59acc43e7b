import { describe, expect, it } from 'vitest'
import { bannerTarget } from './bannerTarget.ts'

const brand = {
  domains: ['brand.example.com'],
  mirrorDomains: [],
  resources: { telegram: 'https://partner.example.com/brand' },
  customerService: { type: 'window' as const },
}

describe('bannerTarget', () => {
  it.each([
    [{ linkage: 'NONE', target: '/live' }, null],
    [{ linkage: 'ROUTE', target: undefined }, null],
    [
      { linkage: 'ROUTE', target: '/live?vassalage=A#b' },
      { kind: 'inner', path: '/live?vassalage=A#b' },
    ],
    [
      { linkage: 'PROMOTION', target: 'p 1' },
      { kind: 'inner', path: '/promotions#p%201' },
    ],
    [
      { linkage: 'GAME', target: 'n1' },
      { kind: 'game', nodeId: 'n1' },
    ],
    [
      { linkage: 'URL', target: 'https://partner.example.com/x' },
      { kind: 'outside', href: 'https://partner.example.com/x' },
    ],
    [
      { linkage: 'URL', target: 'https://brand.example.com/help#faq' },
      { kind: 'inner', path: '/help#faq' },
    ],
  ] as const)('pressing the banner %j opens %j', (banner, target) => {
    expect(bannerTarget(banner, brand)).toEqual(target)
  })

  it.each([
    { linkage: 'ROUTE', target: '//evil.test/' },
    { linkage: 'ROUTE', target: '/\\evil.test/' },
    { linkage: 'ROUTE', target: 'https://evil.test/' },
    { linkage: 'ROUTE', target: 'javascript:alert(1)' },
    { linkage: 'URL', target: 'https://evil.test/' },
    { linkage: 'URL', target: 'javascript:alert(1)' },
  ] as const)('a banner with the target %j opens nothing', (banner) => {
    expect(bannerTarget(banner, brand)).toBeNull()
  })
})
