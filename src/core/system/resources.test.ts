import { expect, it } from 'vitest'
import { mergeResources } from './resources.ts'

const brand = {
  domains: ['play.example'],
  mirrorDomains: [],
  resources: { android: 'https://get.example/old.apk', facebook: 'https://facebook.example/brand' },
}

it('puts the gateway’s address before the brand file’s, on its origins and its domains', () => {
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

it('keeps the brand file’s where the gateway names another place, or nothing yet', () => {
  const evil = ['https://evil.example/', 'javascript:alert(1)', '/relative']
  for (const url of evil) {
    const sent = ['Android', 'TELEGRAM'].map((resourceType) => ({ resourceType, url }))
    expect(mergeResources(brand, sent)).toEqual(brand.resources)
  }
  expect(mergeResources(brand)).toEqual(brand.resources)
})
