import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { publish } from '#scripts/brand/publish.ts'
import { EmittedSites } from '#scripts/sandbox/sites.ts'
import { makeBrand } from '#support/sites.ts'
import { findRelease, showAlone } from './releases.ts'

let sites: string
beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'livery-sites-'))
  return () => rmSync(sites, { recursive: true })
})

const emit = (id: string, hash: string, gateway = '') =>
  publish(sites, id, { hash }, async (folder) => {
    const emittedAt = '2026-01-01T00:00:00Z'
    const brand = makeBrand(id)
    const release = { id, name: brand.name, hash, emittedAt, gateway, brand, files: 1 }
    mkdirSync(join(folder, 'site'), { recursive: true })
    writeFileSync(join(folder, 'site/index.html'), hash)
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
    return ['release.json', 'site/index.html']
  })

test('a release is found by its id, its beginning, or its brand', async () => {
  await emit('lotus', 'aa11')
  await emit('lotus', 'bb22')
  await emit('sen', 'bb33')
  const find = (wanted: string) => findRelease(wanted, [join(sites, 'none'), sites]).hash
  expect(find('aa11')).toBe('aa11')
  expect(find('aa')).toBe('aa11')
  expect(find('lotus')).toBe('bb22')
  expect(() => find('bb')).toThrow('bb is the beginning of several releases')
  expect(() => find('cc')).toThrow('cc is no gallery, and no release in')
})

test('an earlier release is served while the site shows a later one', async () => {
  await emit('lotus', 'aa11')
  await emit('lotus', 'bb22')
  const { folder, brand } = showAlone(findRelease('aa11', [sites]))
  expect(brand.name).toBe('Brand lotus')
  expect(new EmittedSites(folder).list().map(({ hash }) => hash)).toEqual(['aa11'])
})

test('a release that calls a gateway elsewhere is refused', async () => {
  await emit('lotus', 'aa11', 'https://gw.example.com')
  expect(() => showAlone(findRelease('aa11', [sites]))).toThrow(
    'Release aa11 calls https://gw.example.com',
  )
})
