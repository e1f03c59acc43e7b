import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Brand, BrandSchema, type Overlay } from '#core/brand/schema.ts'
import { findHeaderFaults } from '../stamp/headers-file.ts'
import { findOverlaidFaults } from './overlaid.ts'
import type { ParsedBrand } from './parsed-brand.ts'

const brandWith = (mirrors: number): Brand =>
  v.parse(BrandSchema, {
    id: 'good',
    name: 'Good',
    merchant: 'good',
    domains: ['good.example'],
    mirrorDomains: Array.from({ length: mirrors }, (_, at) => `mirror-${at}.example`),
    languages: ['EN'],
    currency: 'THB',
    theme: { defaultMode: 'dark', primary: '#5b8def', accent: '#d4af37', neutral: '#333333' },
    logo: { mark: 'mark.svg', wordmark: 'wordmark.svg' },
    banner: 'banner.svg',
    seo: { EN: { title: 'Title', description: 'Description' } },
  })

const find = (brand: Brand, change: Partial<Brand>, overlay: Overlay, written: Overlay) =>
  findOverlaidFaults(
    { folder: 'brands/good', file: 'brands/good/brand.json' } as ParsedBrand,
    brand,
    'test',
    { brand: { ...brand, ...change }, gateway: overlay.gateway ?? '', overlay, written },
  )

test('a header that only the gateway of an overlay makes too long is a fault', async () => {
  let mirrors = 1
  while (findHeaderFaults(brandWith(mirrors + 1), '').length === 0) mirrors += 1
  const overlay = { gateway: `https://${'gate.'.repeat(20)}example` }
  const faults = await find(brandWith(mirrors), {}, overlay, overlay)
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('makes a fault of brands/good/brand.json: $.mirrorDomains has'),
  ])
})

test('a fault shows the text of an overlay under its key, in whatever order', async () => {
  const domains = ['mirror-0.example']
  const written = { domains: ['${LIVERY_HOST}'], gateway: 'https://${LIVERY_GATE}' }
  const overlay = { gateway: 'https://gate.example', domains }
  const [fault] = await find(brandWith(1), { domains }, overlay, written)
  expect(fault!.message).toContain('is "${LIVERY_HOST}" with its variables replaced')
})
