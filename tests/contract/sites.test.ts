import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const brand = makeBrand('lotus')
const script = `console.log(${JSON.stringify('lotus '.repeat(200))})`
const files = {
  'assets/app-1234.js': script,
  'assets/app-1234.js.br': brotliCompressSync(script),
  'assets/app-1234.js.gz': gzipSync(script),
  'assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  '.env': 'SECRET=1',
  'deep/_hidden/file.txt': 'secret',
}
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([])
  sandbox.sites.emit(brand, files)
})
afterAll(() => sandbox.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sandbox.ask({ host: 'lotus.localhost', path, headers, method })

test('the sandbox sends a site’s files with the headers in its _headers file', async () => {
  expect((await get('/')).headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/assets/app-1234.js')).headers).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/assets/mark.svg')).headers).toMatchObject({
    'content-security-policy': 'sandbox',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/manifest.webmanifest')).headers['content-type']).toContain(
    'application/manifest+json',
  )
})

test.each([
  ['br', 'gzip, deflate, br', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br refused', 'br;q=0, gzip', 'gzip'],
  ['nothing accepted', '', undefined],
])('the sandbox chooses the compression of a site’s file: %s', async (_, accepted, encoding) => {
  const reply = await get('/assets/app-1234.js', { 'Accept-Encoding': accepted })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toBe('Accept-Encoding')
  if (encoding === 'br') expect(brotliDecompressSync(reply.bytes).toString()).toBe(script)
  if (!encoding) expect(reply.text).toBe(script)
})

test('the sandbox answers 304 for an unchanged site file in the same encoding only', async () => {
  const first = await get('/assets/app-1234.js', { 'Accept-Encoding': 'br' })
  const known = { 'If-None-Match': String(first.headers.etag) }
  const again = await get('/assets/app-1234.js', { 'Accept-Encoding': 'br', ...known })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers['cache-control']).toContain('immutable')
  expect((await get('/assets/app-1234.js', known)).status).toBe(200)
})

describe('routes of the app', () => {
  const navigation = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' }
  test.each(['/promotions', '/live', '/a/b/c', '/sandbox/'])(
    'the sandbox answers the site path %s with the page of the app',
    async (path) => {
      expect(await get(path, navigation)).toMatchObject({
        status: 200,
        text: expect.stringContaining(brand.name),
      })
    },
  )

  test.each(['/assets/gone-1.js', '/assets/gone', '/missing.png', '/_release', '/.git/config'])(
    'the sandbox answers the site path %s with a 404 that may not be cached',
    async (path) => {
      const reply = await get(path, navigation)
      expect(reply.status).toBe(404)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.text).not.toContain(brand.name)
    },
  )

  test('a script that requests a page’s address gets a 404', async () => {
    expect((await get('/promotions', { 'Sec-Fetch-Mode': 'cors' })).status).toBe(404)
  })
})

test.each([
  '/release.json',
  '/_headers',
  '/.env',
  '/deep/_hidden/file.txt',
  '/%5fheaders',
  '/%2eenv',
  '/../release.json',
  '/..%2frelease.json',
  '/..%2f..%2f1%2frelease.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/assets/..%2f_headers',
  '/%00',
  '/%',
])('the private or missing site path %s gets a 404 without contents', async (path) => {
  const reply = await get(path)
  expect([400, 404]).toContain(reply.status)
  expect(reply.text).not.toMatch(/SECRET|secret|merchant|root:|nosniff/)
})

test('the site server allows GET and HEAD only, and HEAD replies have no body', async () => {
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  const head = await get('/assets/app-1234.js', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, text: '' })
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(script)))
})

test('the site server serves a new release and a new brand without a restart', async () => {
  const other = makeBrand('lotus', { name: 'Lotus Two' })
  sandbox.sites.emit(other)
  sandbox.sites.emit(makeBrand('kite'))
  const both = async () => [
    (await get('/')).text,
    (await sandbox.ask({ host: 'kite.localhost', path: '/' })).status,
  ]
  await expect.poll(both, { timeout: 3000 }).toEqual([expect.stringContaining('Lotus Two'), 200])
})
