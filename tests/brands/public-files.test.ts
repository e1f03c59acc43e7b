import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_FILES } from '#scripts/brand/stamp/addresses.ts'
import { SITE_FILES } from '#scripts/brand/read/public-files.ts'
import { Workspace } from './workspace.ts'

const ADDED = {
  'google12ab.html': 'google-site-verification: google12ab.html',
  'yandex_12ab.html':
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>Verification: 12ab</body></html>',
  'BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n  <user>12AB</user>\n</users>',
  'ads.txt': 'ads.example, 12, DIRECT',
  '.well-known/security.txt': 'Contact: mailto:security@served.example',
  '.well-known/assetlinks.json': '[]',
  '.well-known/apple-app-site-association': '{ "applinks": {} }',
  '.well-known/pki-validation/12ab.txt': '12ab',
}

const workspace = new Workspace()
const read = (name: string) => readFileSync(workspace.site('served', name), 'utf8')

async function build(): Promise<string> {
  const { stderr, stdout } = await workspace.run('build', '--brands', 'brands', '--out', 'out')
  expect(stderr).toBe('')
  return stdout
}

beforeAll(async () => {
  await workspace.create('served')
  for (const [name, text] of Object.entries(ADDED))
    workspace.write('served', `public/${name}`, text)
  await build()
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

test('a site holds the files of its brand’s folder `public` as they are', () => {
  for (const [name, text] of Object.entries(ADDED)) expect(read(name)).toBe(text)
})

test('Cloudflare shows the pages that an operator adds under their own names', () => {
  expect(read('_redirects').split('\n')).toEqual([
    '/game-return.html /game-return 200',
    '/google12ab.html /google12ab 200',
    '/yandex_12ab.html /yandex_12ab 200',
    '/r/* /r 200',
    '',
  ])
})

test('the check knows every file at the top of a site', () => {
  const names = readdirSync(workspace.site('served'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !/^[._]|\.(?:br|gz)$/.test(name) && !(name in ADDED))
  expect(names.filter((name) => !PAGE_FILES.includes(name)).toSorted()).toEqual(
    SITE_FILES.filter((name) => !PAGE_FILES.includes(name)),
  )
  expect(names).toContain('promotions.html')
})

test('a changed file of the folder `public` makes a new release', async () => {
  expect(await build()).toContain('served is unchanged')
  workspace.write('served', 'public/ads.txt', 'none')
  await build()
  expect(read('ads.txt')).toBe('none')
})
