import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '#scripts/brand/features.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'
import { OPEN_ADDRESSES } from '#scripts/brand/stamp/site-paths.ts'
import { releaseOf } from './bundle.ts'
import { Workspace } from './workspace.ts'

const workspace = new Workspace()
const read = (name: string) => readFileSync(workspace.site('lotus', name), 'utf8')

beforeAll(async () => {
  await workspace.create('lotus', '--languages', 'TH,EN', '--domain', 'lotus.example')
  workspace.change('lotus', (brand) => {
    brand.features = { ...brand.features, vip: false }
    brand.wording = { EN: [{ source: 'Promotions', text: 'Gifts & races' }] }
  })
  const { stderr } = await workspace.run('build', '--brands', 'brands', '--out', 'out')
  expect(stderr).toBe('')
}, 180_000)
afterAll(() => workspace.remove())

test('each listed page has its words and addresses in each language before any script runs', () => {
  const page = read('en/promotions.html')
  expect(page).toContain('<html lang="en" dir="ltr"')
  expect(page).toContain('<title>Gifts &amp; races · Lotus</title>')
  expect(page).toMatch(/<meta name="description" content="What Lotus offers now: [^"]+">/)
  expect(page).toContain('<link rel="canonical" href="https://lotus.example/en/promotions">')
  for (const [hreflang, path] of [
    ['th', '/promotions'],
    ['en', '/en/promotions'],
    ['x-default', '/promotions'],
  ]) {
    expect(page).toContain(
      `<link rel="alternate" hreflang="${hreflang}" href="https://lotus.example${path}">`,
    )
  }
  expect(page).toContain('<meta property="og:image:alt" content="Lotus">')
  expect(page).toMatch(/<noscript><h1>Gifts &amp; races · Lotus<\/h1>.*<a href="\/en\/help">/)
  expect(read('promotions.html')).toMatch(/<html lang="th"[^]*<title>โปรโมชั่น · Lotus<\/title>/)
})

test('search engines may not quote what an app says that fails to load', () => {
  for (const name of ['index.html', 'en/promotions.html']) {
    const blocks = read(name).match(/<[^>]*class="failure"[^>]*>/g)!
    expect(blocks).toHaveLength(2)
    for (const block of blocks) expect(block).toContain('data-nosnippet')
  }
})

test('structured data names the site on home, and elsewhere the way from home', () => {
  const dataOf = (name: string) => {
    const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(name))!
    return JSON.parse(text!)
  }
  expect(dataOf('index.html')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://lotus.example/',
    inLanguage: 'th',
    publisher: { '@type': 'Organization', name: 'Lotus' },
  })
  expect(dataOf('en/help.html').itemListElement).toMatchObject([
    { position: 1, item: 'https://lotus.example/en' },
    { position: 2, name: 'Help center' },
  ])
})

test('the sitemap lists each page in each language, and its versions', () => {
  const sitemap = read('sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed.slice(0, 2)).toEqual(['https://lotus.example/', 'https://lotus.example/en'])
  expect(listed).toContain('https://lotus.example/en/promotions')
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://lotus.example/en/help"/>',
  )
})

test('a feature that a brand turned off has no page in any language', () => {
  for (const name of ['vip.html', 'en/vip.html']) {
    expect(existsSync(workspace.site('lotus', name))).toBe(false)
  }
  expect(read('sitemap.xml')).not.toContain('/vip')
  expect(read('en/help.html')).not.toContain('/vip')
})

test('every address of the app has a page, and unlisted ones say so', () => {
  const files = ROUTES.filter(({ flags }) => !flags.includes('vip'))
    .flatMap(({ paths }) => paths)
    .map((path) => path.replace(/\/\*$/, '').slice(1) || 'index')
    .map((name) => name.replace(/(?:\.html)?$/, '.html'))
  expect(ROUTES.flatMap(({ paths }) => paths).filter((path) => path.endsWith('*'))).toEqual(
    OPEN_ADDRESSES,
  )
  expect(files).toEqual(expect.arrayContaining(['member.html', 'login.html', 'r.html']))
  for (const name of files) expect(existsSync(workspace.site('lotus', name)), name).toBe(true)
  for (const name of ['member.html', 'r.html', '404.html']) {
    const page = read(name)
    expect(page).toContain('<meta name="robots" content="noindex')
    expect(page).toContain('<meta property="og:title" content="')
    expect(page).not.toMatch(/rel="(?:canonical|alternate)"/)
  }
  expect(read('promotions.html')).not.toContain('name="robots"')
})

test('robots.txt keeps no crawler from a page that says so itself', () => {
  expect(read('robots.txt')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://lotus.example/sitemap.xml\n',
  )
})

test('a long press on the app’s icon offers pages that the brand has', () => {
  const { shortcuts } = JSON.parse(read('manifest.webmanifest'))
  expect(shortcuts).toContainEqual({ name: 'โปรโมชั่น', url: '/promotions' })
  expect(shortcuts.map(({ url }: { url: string }) => url)).not.toContain('/vip')
})

test('the service worker names its release, or removes itself where a brand has none', async () => {
  expect(read('sw.js')).toContain('self.livery={"release":null}')
  expect(read('index.html')).not.toContain('"serviceWorker"')
  workspace.change('lotus', (brand) => {
    brand.serviceWorker = true
  })
  await workspace.run('build', '--brands', 'brands', '--out', 'out')
  const hash = basename(releaseOf(workspace.site('lotus')))
  expect(read('sw.js')).toContain(`self.livery={"release":"${hash}"}`)
  expect(read('index.html')).toContain('"serviceWorker":true')
})

test('no path of a route begins with the tag of a language', () => {
  const tags = LANGUAGE_CODES.map((code) => LANGUAGES[code].tag.toLowerCase())
  const first = ROUTES.flatMap(({ paths }) => paths).map((path) => path.toLowerCase().split('/')[1])
  expect(first.filter((part) => tags.includes(part!))).toEqual([])
})
