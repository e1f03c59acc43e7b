import { expect, it } from 'vitest'
import { mergeResources } from './resources.ts'

const brand = {
  domains: ['play.example'],
  mirrorDomains: [],
  resources: { android: 'https://get.example/old.apk', facebook: 'https://facebook.example/brand' },
}

it('a resource address from the gateway overrides the brand file’s if its origin is allowed', () => {
  const merged = mergeResources(brand, [
    { resourceType: 'Android', url: 'https://get.example/new.apk' },
    { resourceType: 'LINE', url: 'https://go.play.example/line' },
  ])
  expect(merged).toEqual({
    android: 'https://get.example/new.apk',
    facebook: 'https://facebook.example/brand',
    line: 'https://go.play.example/line',
  })
})

it('the brand file’s resource address replaces a missing or forbidden address from the gateway', () => {
  const evil = ['https://evil.example/', 'javascript:alert(1)', '/relative']
  for (const url of evil) {
    const sent = ['Android', 'TELEGRAM'].map((resourceType) => ({ resourceType, url }))
    expect(mergeResources(brand, sent)).toEqual(brand.resources)
  }
  expect(mergeResources(brand)).toEqual(brand.resources)
})
