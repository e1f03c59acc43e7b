import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FeatureName } from '#core/brand/features.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { buildApp } from '#scripts/brand/app-build.ts'
import { readBrands } from '#scripts/brand/read/brands.ts'
import { publish } from '#scripts/brand/publish.ts'
import { listReleases } from '#scripts/brand/releases.ts'
import { stampBrand } from '#scripts/brand/stamp/stamp.ts'
import { headersFor, parseHeadersFile } from '#scripts/sandbox/http/site-headers.ts'
import {
  findHoles,
  findLeaks,
  identityOf,
  readBrand,
  readSite,
  releaseOf,
  sha256,
} from './bundle.ts'
import { listOwned } from './owned-modules.ts'
import { ORIGIN, type Run, Workspace } from './workspace.ts'

const SAMPLES = fileURLToPath(new URL('../../brands', import.meta.url))
const samples = readdirSync(SAMPLES).filter((name) => !name.includes('.'))

/** Features that the new brand turns off. */
const OFF = [
  'agents',
  'appDownload',
  'promotions',
  'referral',
  'pointsMall',
  'vip',
  'missions',
  'manualRebate',
  'winnerBoard',
] as const satisfies FeatureName[]

const workspace = new Workspace()
let emission: Run

beforeAll(async () => {
  for (const id of samples) cpSync(join(SAMPLES, id), workspace.path(id), { recursive: true })
  await workspace.create(
    'zunterra',
    '--name',
    'ไทย Zunterra',
    '--mode',
    'light',
    '--languages',
    'KO,EN',
  )
  workspace.change('zunterra', (brand) => {
    brand.features = Object.fromEntries(OFF.map((flag) => [flag, false]))
    brand.wording = { EN: [{ source: 'Hot games', text: 'Right now' }] }
    brand.origins = { games: ['https://*.games.example'], images: ['https://cdn.example'] }
  })
  emission = await workspace.run('build', '--brands', 'brands', '--out', 'out')
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

const ids = [...samples, 'zunterra']

test('the build writes the sites of all sample brands and of a new brand', () => {
  expect(emission.stderr).toBe('')
  expect(emission.code).toBe(0)
  expect(samples.length).toBeGreaterThanOrEqual(4)
  for (const id of ids)
    expect(emission.stdout).toMatch(new RegExp(`^${id} +\\w+ .+ kB .+ ms$`, 'm'))
})

test('the page to which games return loads no file of the app', () => {
  const site = workspace.site('suvarna')
  const filesOf = (page: string) => [
    ...(readFileSync(join(site, page), 'utf8').match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []),
  ]
  const app = filesOf('index.html')
  expect(app.length).toBeGreaterThan(1)
  const files = filesOf('game-return.html')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => app.includes(file))).toEqual([])
  for (const file of files) expect(statSync(join(site, file)).size).toBeLessThan(1000)
})

test('the file names of a site’s chunks differ in more than capitals and small letters', () => {
  for (const id of ids) {
    const chunks = [...readSite(workspace.site(id)).keys()].filter((name) =>
      /\.(?:js|css)$/.test(name),
    )
    expect(chunks.length).toBeGreaterThan(50)
    const hashed = /^assets\/(?:[A-Za-z][\w-]*[.-])?[a-z0-9]{6,}\.(?:js|css)$/
    expect(chunks.filter((name) => name.startsWith('assets/') && !hashed.test(name))).toEqual([])
  }
})

test.each(OFF)(
  'the site of a brand without the feature %s has neither its code nor texts',
  async (flag) => {
    const owned = listOwned(await buildApp(), flag)
    const listHeld = (id: string) => {
      const files = readSite(workspace.site(id))
      return owned.filter(({ file }) => files.has(file)).map(({ module }) => module)
    }
    expect(listHeld('suvarna').length).toBeGreaterThan(1)
    expect(listHeld('zunterra')).toEqual([])
  },
)

describe.each(ids)('the brand %s:', (id) => {
  test('the site of a brand is complete, with its compressed files', () => {
    expect(findHoles(workspace.site(id))).toEqual([])
    const packed = [...readSite(workspace.site(id)).keys()].filter((name) => name.endsWith('.br'))
    expect(packed.length).toBeGreaterThan(20)
    expect(packed).toEqual(expect.arrayContaining(['index.html.br', 'manifest.webmanifest.br']))
  })

  test('the site of a brand contains no name, colour or picture of another brand', () => {
    const identities = ids.map((one) =>
      identityOf(readBrand(workspace.site(one)), workspace.path(one)),
    )
    const own = identities.find((identity) => identity.id === id)!
    const others = identities.filter((identity) => identity !== own)
    const files = readSite(workspace.site(id))
    expect(findLeaks(files, own, others)).toEqual([])

    // Proves that the search for traces works: it must find a trace of each kind in another brand's
    // site.
    const [other] = others
    const picture = readdirSync(workspace.path(other!.id)).find((name) => name === 'banner.svg')!
    const seeded = new Map(files)
      .set('assets/a.js', Buffer.from(`x="${other!.texts[1]!.toUpperCase()}"`))
      .set('assets/a.css', Buffer.from(`a{color:${other!.colors[0]}}`))
      .set('assets/a.bin', readFileSync(workspace.path(other!.id, picture)))
    expect(findLeaks(seeded, own, others).map((leak) => leak.split(':')[0])).toEqual(
      expect.arrayContaining(['assets/a.js', 'assets/a.css', 'assets/a.bin']),
    )
  })

  test('the site of a brand contains only the translation catalogues of its own languages', () => {
    const { languages } = readBrand(workspace.site(id))
    const names = [...readSite(workspace.site(id)).keys()]
    const words = names.flatMap((name) => /^assets\/words\/(.+)\.\w+\.json$/.exec(name)?.[1] ?? [])
    expect(words.toSorted()).toEqual(languages.map((code) => LANGUAGES[code].tag).toSorted())
    const shells = names.filter((name) => /^assets\/shell-[\w-]+\.js$/.test(name))
    expect(shells).toHaveLength(languages.length)
  })

  test('the content security policy allows the inline script by hash, and no inline style', () => {
    const files = readSite(workspace.site(id))
    const page = files.get('index.html')!.toString()
    const policy = /^ {2}Content-Security-Policy: (.+)$/m.exec(
      files.get('_headers')!.toString(),
    )![1]!
    const directive = (name: string) =>
      policy
        .split('; ')
        .find((one) => one.startsWith(`${name} `))!
        .split(' ')
        .slice(1)
    const hashes = (blocks: string[]) => blocks.map((text) => `'sha256-${sha256(text, 'base64')}'`)
    const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!)
    expect(scripts).toHaveLength(1)
    expect(directive('script-src')).toEqual(expect.arrayContaining(["'self'", ...hashes(scripts)]))
    expect(directive('style-src')).toEqual(["'self'"])
    expect(Buffer.byteLength(scripts[0]!)).toBeLessThanOrEqual(1024)
    expect(page).not.toContain('<style')
    expect(page).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
  })

  test('the `_headers` file allows caching of hashed files only, and forbids framing of pages', () => {
    const rules = parseHeadersFile(readFileSync(workspace.site(id, '_headers'), 'utf8'))
    const policyOf = (path: string) => headersFor(rules, path).get('Content-Security-Policy')
    const cacheOf = (path: string) => headersFor(rules, path).get('Cache-Control')
    for (const path of ['/', '/index.html', '/assets/main-1.js']) {
      const headers = headersFor(rules, path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
      expect(policyOf(path)).toContain("; frame-ancestors 'none';")
    }
    expect(policyOf('/game-return.html')).toContain("; frame-ancestors 'self';")
    expect(policyOf('/game-return.html')).not.toContain("frame-ancestors 'none'")
    // Cloudflare gives this header to the answer for a missing file, too, so it must not last.
    expect(cacheOf('/assets/main-1.js')).toBe('public, max-age=3600')
    for (const path of ['/', '/promotions', '/index.html', '/manifest.webmanifest']) {
      expect(cacheOf(path)).toBe('no-cache')
    }
  })

  test('Cloudflare answers game-return.html by its own name, and 404 for lost files', () => {
    const redirects = readFileSync(workspace.site(id, '_redirects'), 'utf8')
    expect(redirects).toBe('/game-return.html /game-return 200\n/r/* /r 200\n')
    expect(readFileSync(workspace.site(id, 'assets/404.html'), 'utf8')).not.toContain('<script')
  })

  test('the early script asks for the renderer, which the page itself does not', () => {
    const page = readFileSync(workspace.site(id, 'index.html'), 'utf8')
    const [, block] = /id="first-calls"[^>]*>(.*?)<\/script>/s.exec(page)!
    const { renderer } = JSON.parse(block!)
    expect(statSync(workspace.site(id, renderer)).size).toBeGreaterThan(100_000)
    expect(page).not.toContain(`href="${renderer}"`)
  })

  test('the page shows the brand’s first picture and title before any script runs', () => {
    const brand = readBrand(workspace.site(id))
    const page = readFileSync(workspace.site(id, 'index.html'), 'utf8')
    const { tag } = LANGUAGES[brand.defaultLanguage]
    expect(page).toContain(`<html lang="${tag}" dir="ltr" data-mode="${brand.theme.defaultMode}"`)
    expect(page).toContain(`<title>${brand.seo[brand.defaultLanguage]!.title}</title>`)
    expect(page).not.toContain('<!--livery:')
    // Only the style sheet at the page's end may delay the first paint.
    const scripted = page.replace(/<noscript>.*?<\/noscript>/, '')
    const sheet = scripted.indexOf('rel="stylesheet"')
    expect(sheet).toBeGreaterThan(scripted.indexOf('fp-hero'))
    expect(scripted.indexOf('rel="stylesheet"', sheet + 1)).toBe(-1)
    const shown = /<div class="fp-hero">(?:<picture>.*?)?<img src="\/([^"]+)"/.exec(page)![1]!
    const first = brand.pictures?.hero?.[0]?.picture.file ?? brand.banner
    expect(sha256(readFileSync(workspace.site(id, shown)))).toBe(
      sha256(readFileSync(workspace.path(id, first))),
    )
  })

  test('the site of a brand holds the licences of its packages and fonts', () => {
    const text = readFileSync(workspace.site(id, 'licenses.txt'), 'utf8')
    expect(text).toMatch(/^react-dom [\d.]+ \(MIT\)$/m)
    expect(text).toMatch(/^@fontsource[\w/-]+ [\d.]+ \(OFL-1.1\)$/m)
  })

  test('the icons of a site have the sizes in the web manifest', async () => {
    const { icons, name } = JSON.parse(
      readFileSync(workspace.site(id, 'manifest.webmanifest'), 'utf8'),
    ) as { name: string; icons: { src: string; sizes: string; purpose: string }[] }
    expect(name).toBe(readBrand(workspace.site(id)).name)
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, purpose } of icons) {
      const { width, height, hasAlpha } = await sharp(workspace.site(id, src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      expect(hasAlpha).toBe(purpose === 'any')
    }
  })

  test('the web manifest names the brand’s screenshots with their true sizes, or none', async () => {
    const { pictures, defaultLanguage } = readBrand(workspace.site(id))
    const { screenshots = [] } = JSON.parse(
      readFileSync(workspace.site(id, 'manifest.webmanifest'), 'utf8'),
    ) as { screenshots?: { src: string; sizes: string; form_factor: string; label: string }[] }
    expect(screenshots.map(({ label }) => label)).toEqual(
      pictures.screenshots.map(({ alt }) => alt[defaultLanguage]),
    )
    for (const { src, sizes, form_factor: form } of screenshots) {
      const { width, height, format } = await sharp(workspace.site(id, src)).metadata()
      expect([format, `${width}x${height}`]).toEqual(['webp', sizes])
      expect(form).toBe(width > height ? 'wide' : 'narrow')
    }
  })
})

describe('a feature that a brand turned off', () => {
  const names = (id: string) => [...readSite(workspace.site(id)).keys()]
  const hasDownloads = (id: string) => names(id).some((name) => name.includes('appParts-'))

  test('a feature that a brand turned off is absent from the brand’s files', () => {
    expect(hasDownloads('zunterra')).toBe(false)
    const withDownloads = samples.filter((id) => readBrand(workspace.site(id)).features.appDownload)
    expect(withDownloads.length).toBeGreaterThan(0)
    for (const id of withDownloads) expect(hasDownloads(id)).toBe(true)
  })

  test('a feature that a brand turned off is absent from the brand’s sitemap', () => {
    const off = samples.find((id) => !readBrand(workspace.site(id)).features.lottery)!
    expect(readFileSync(workspace.site(off, 'sitemap.xml'), 'utf8')).not.toContain('/lott<')
    expect(readFileSync(workspace.site('zunterra', 'sitemap.xml'), 'utf8')).toContain('/lott<')
  })
})

test('the content security policy lists the brand’s external origins for pictures and frames', () => {
  const headers = readFileSync(workspace.site('zunterra', '_headers'), 'utf8')
  expect(headers).toContain("; img-src 'self' data: https://cdn.example;")
  expect(headers).toContain("; frame-src 'self' https://*.games.example;")
  expect(headers).toContain("; connect-src 'self';")
  expect(headers).toContain('fullscreen=(self "https://*.games.example")')
})

test('search engines skip a site for testers, whose build tells what production lacks', async () => {
  const robots = readFileSync(workspace.site('zunterra', 'robots.txt'), 'utf8')
  expect(robots).toContain('Sitemap: https://')
  expect(readFileSync(workspace.site('zunterra', 'index.html'), 'utf8')).not.toContain('noindex')
  const overlay = { origins: { payments: ['https://pay.staging.example'] } }
  writeFileSync(join(workspace.path('zunterra'), 'staging.json'), JSON.stringify(overlay))
  const staging = ['--brands', 'brands', '--env', 'staging']
  const built = await workspace.run('build', 'zunterra', ...staging, '--out', 'staged')
  const read = (name: string) => readFileSync(join(workspace.root, 'staged/zunterra', name), 'utf8')
  // A crawler that may not fetch a page would never read that nobody shall list it.
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow:\n')
  for (const name of ['index.html', 'games.html', 'member.html', '404.html']) {
    expect(read(name), name).toContain('<meta name="robots" content="noindex">')
  }
  const headers = headersFor(parseHeadersFile(read('_headers')), '/')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(built.stdout + built.stderr).toContain('$.origins.payments: names no origin')
})

test('a brand’s own wording of a message changes the message in one language only', () => {
  const words = (tag: string) => {
    const folder = workspace.site('zunterra', 'assets/words')
    const name = readdirSync(folder).find(
      (one) => one.startsWith(`${tag}.`) && one.endsWith('.json'),
    )
    return JSON.parse(readFileSync(join(folder, name!), 'utf8')) as { messages: object }
  }
  expect(Object.values(words('en').messages)).toEqual([['Right now']])
  expect(words('ko').messages).toEqual({})
})

test(
  'the page and the content security policy name a gateway of another origin',
  { timeout: 60_000 },
  async () => {
    const gateway = 'https://api.example.com'
    const { code } = await workspace.run(
      'build',
      'zunterra',
      '--brands',
      'brands',
      '--out',
      'remote',
      '--gateway',
      gateway,
    )
    expect(code).toBe(0)
    const site = join(workspace.root, 'remote/zunterra')
    const page = readFileSync(join(site, 'index.html'), 'utf8')
    const block = /<script type="application\/json" id="brand">([^]*?)<\/script>/.exec(page)![1]!
    expect(JSON.parse(block)).toMatchObject({ gateway })
    expect(readFileSync(join(site, '_headers'), 'utf8')).toContain(
      `; connect-src 'self' ${gateway} wss://api.example.com;`,
    )
  },
)

test('two builds of the same inputs give identical bytes', { timeout: 60_000 }, async () => {
  const before = statSync(workspace.site('zunterra', 'index.html')).mtimeMs
  const [again, elsewhere] = await Promise.all([
    workspace.run('build', 'zunterra', '--brands', 'brands', '--out', 'out'),
    workspace.run('build', 'zunterra', '--brands', 'brands', '--out', 'elsewhere'),
  ])
  expect(again.stdout).toContain('zunterra is unchanged')
  expect(statSync(workspace.site('zunterra', 'index.html')).mtimeMs).toBe(before)
  expect(elsewhere.code).toBe(0)
  const other = join(workspace.root, 'elsewhere/zunterra')
  expect(basename(releaseOf(other))).toBe(basename(releaseOf(workspace.site('zunterra'))))
  const digest = (folder: string) =>
    [...readSite(folder)].map(([name, bytes]) => `${name} ${sha256(bytes)}`)
  expect(digest(other)).toEqual(digest(workspace.site('zunterra')))
})

test('the build of a brand’s site fails if the app build lacks a file', async () => {
  const app = await buildApp()
  const cache = join(workspace.root, 'cache')
  const folder = join(cache, app.hash)
  cpSync(app.folder, folder, { recursive: true })
  const [chunk] = readdirSync(join(folder, 'assets')).filter((name) => /^main-.+\.js$/.test(name))
  const file = join(folder, 'assets', chunk!)
  const out = join(workspace.root, 'incomplete')
  // The app build is read before its file is deleted, as when another process cleans up meanwhile.
  const whole = await buildApp(() => {}, cache)
  rmSync(file)
  const { ready } = await readBrands({ brandsDir: workspace.brands, ids: ['zunterra'] })
  const stamp = (release: string) =>
    stampBrand(ready[0]!, release, { app: whole, hash: 'aa', env: undefined, ...ORIGIN })
  await expect(publish(out, 'zunterra', { hash: 'aa' }, stamp)).rejects.toThrow(
    /main-.+\.js is missing, without which no site goes out/,
  )
  expect(listReleases(out, 'zunterra')).toEqual([])
})
