import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOOT_SOURCES } from '#scripts/brand/stamp/boot-scripts.ts'
import { DRAWING_POLICY } from '#scripts/brand/stamp/policy.ts'
import { releaseOf, sha256 } from './bundle.ts'
import { leavesOutNginx, startNginx } from './nginx.ts'
import { Workspace } from './workspace.ts'

const PORT = 4367

interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Reply>((resolve, reject) => {
    request({ host: '127.0.0.1', port: PORT, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0)
        // Browsers would treat a header that is sent twice as two policies.
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        resolve({
          status: response.statusCode!,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
    })
      .once('error', reject)
      .end()
  })

describe.skipIf(leavesOutNginx)('a real nginx', () => {
  const workspace = new Workspace()
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  let page: string

  beforeAll(async () => {
    await workspace.create('served', '--primary', '#5b8def')
    workspace.change('served', (brand) => {
      brand.origins = { games: ['https://*.games.example'], images: ['https://cdn.example'] }
      brand.verification = { human: { provider: 'turnstile', siteKey: 'key' } }
    })
    const { code } = await workspace.run(
      'build',
      '--brands',
      'brands',
      '--out',
      'out',
      '--gateway',
      'https://api.example.com',
    )
    expect(code).toBe(0)
    page = readFileSync(workspace.site('served', 'index.html'), 'utf8')
    const root = workspace.site('served')
    const include = `${workspace.out}/_current/served/nginx.conf`
    nginx = await startNginx({ port: PORT, folder: workspace.root, root, include })
  }, 120_000)
  afterAll(async () => {
    await nginx?.close()
    workspace.remove()
  }, 60_000)

  test('nginx has no warning about the configuration of a site', () => {
    expect(nginx!.log()).not.toContain('[warn]')
  })

  /**
   * The policy of docs/quality.md §3 word for word, computed only from the brand file and the page.
   */
  const policy = (frameAncestors: string, inline: boolean) => {
    const scripts = inline ? BOOT_SOURCES.map((source) => ` ${source}`).join('') : ''
    return [
      "default-src 'none'",
      `script-src 'self'${scripts} https://challenges.cloudflare.com`,
      "style-src 'self'",
      "img-src 'self' data: https://api.example.com https://cdn.example",
      "font-src 'self'",
      "connect-src 'self' https://api.example.com wss://api.example.com",
      "frame-src 'self' https://*.games.example https://challenges.cloudflare.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${frameAncestors}`,
      "require-trusted-types-for 'script'",
      'trusted-types livery-html livery-script-url livery-worker-url',
    ].join('; ')
  }
  const expected = (csp: string) => ({
    'content-security-policy': csp,
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(
      /^fullscreen=\(self "https:\/\/\*\.games\.example"\), autoplay=\(self "https:\/\/\*\.games\.example"\), clipboard-write=\(self\)(?:, [a-z-]+=\(\))+$/,
    ) as string,
  })
  const asset = (pattern: RegExp) =>
    `/assets/${readdirSync(workspace.site('served', 'assets')).find((name) => pattern.test(name))!}`

  test.each([
    ['/', 200, 'no-cache', 'index.html'],
    ['/index.html', 200, 'no-cache', 'index.html'],
    ['/member', 200, 'no-cache', 'member.html'],
    ['/login?next=%2Fmember', 200, 'no-cache', 'login.html'],
    ['/no/such/route', 404, 'no-store', '404.html'],
  ])('nginx answers the address %s with %i and its own page', async (path, code, kept, name) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(code)
    expect(headers).toMatchObject({
      ...expected(policy("'none'", true)),
      'cache-control': kept,
      'content-type': 'text/html; charset=utf-8',
    })
    expect(body.toString()).toBe(readFileSync(workspace.site('served', name), 'utf8'))
  })

  test('the content security policy sent by nginx allows the page’s inline script', () => {
    const [, script] = /<script>([^]*?)<\/script>/.exec(page)!
    expect(BOOT_SOURCES).toContain(`'sha256-${sha256(script!, 'base64')}'`)
  })

  test('nginx serves SVG pictures with a policy that forbids scripts', async () => {
    const { status, headers } = await get(asset(/^banner\..+\.svg$/))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...expected(DRAWING_POLICY),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-security-policy']).toMatch(/; sandbox$/)
    expect((await get('/assets/missing.svg')).status).toBe(404)
  })

  test('nginx lets browsers cache a file with a hash in its name for a year', async () => {
    const { status, headers } = await get(asset(/^main-.+\.js$/))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...expected(policy("'none'", true)),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('nginx sends a compressed file as it is, without compressing it again', async () => {
    const path = asset(/^main-.+\.js$/)
    const [plain, packed] = [await get(path), await get(path, { 'Accept-Encoding': 'gzip' })]
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    expect(gunzipSync(packed.body)).toEqual(plain.body)
  })

  test.each(['/assets/missing.js', '/assets/words/xx.json', '/favicon.ico', '/nothing.png'])(
    'nginx answers the missing file %s with an uncached 404, not with the app’s page',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect(status).toBe(404)
      expect(headers).toMatchObject({
        ...expected(policy("'none'", true)),
        'cache-control': 'no-store',
      })
      expect(body.toString()).not.toContain('id="brand"')
    },
  )

  test('the folder that nginx serves contains no server configuration except Cloudflare’s', () => {
    const names = readdirSync(workspace.site('served')).filter((name) => /^[._]/.test(name))
    expect(names).toEqual(['.well-known', '_headers', '_redirects'])
    expect(readdirSync(releaseOf(workspace.site('served')))).toEqual(
      expect.arrayContaining(['nginx.conf', 'caddy.conf', 'release.json', 'site']),
    )
  })

  test.each(['/_release.json', '/_headers', '/_nginx.conf', '/nginx.conf', '/.lock'])(
    'nginx answers the private file %s with a 404',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('only the site’s own pages may frame the page that games return to', async () => {
    const { status, headers } = await get('/game-return.html')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...expected(policy("'self'", false)),
      'cache-control': 'no-cache',
    })
  })

  test('nginx sends the web manifest with its own media type', async () => {
    const { headers } = await get('/manifest.webmanifest')
    expect(headers).toMatchObject({
      ...expected(policy("'none'", true)),
      'content-type': expect.stringContaining('application/manifest+json') as string,
      'cache-control': 'no-cache',
    })
  })
})
