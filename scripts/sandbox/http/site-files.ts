import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import { openPath } from '#lib/urls.ts'
import {
  FILE_LIKE,
  HIDDEN,
  OPEN_ADDRESSES,
  UNKNOWN_FILE,
  WELL_KNOWN,
} from '#scripts/brand/stamp/site-paths.ts'
import type { Site } from '../site-registry.ts'
import { headersFor, parseHeadersFile } from './site-headers.ts'

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Answers a request for a brand's own files, like its production server (docs/architecture.md §5).
 */
export async function serveSite(site: Site, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const path = readPath(request.url)
  if (path === null) return new Response('Bad request', { status: 400 })
  const root = await realpath(site.root)
  const rules = await readRules(root, site.hash)
  const file =
    (await findFile(root, path === '/' ? '/index.html' : path)) ??
    (isNavigation(request, path) ? await findPage(root, path) : null)
  const isUnknown = file?.path === join(root, UNKNOWN_FILE)
  if (!file) {
    const headers = headersFor(rules, path)
    headers.set('Cache-Control', 'no-store')
    return new Response('Not found', { status: 404, headers })
  }
  const headers = headersFor(rules, path)
  if (isUnknown) headers.set('Cache-Control', 'no-store')
  return sendFile(file, request, headers, isUnknown ? 404 : 200)
}

/** Decodes the path; null if it is malformed or names a hidden or parent folder. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url).pathname)
    if (/[\\\0]/.test(path) || path.split('/').includes('..')) return null
    return path.replaceAll(/\/{2,}/g, '/')
  } catch {
    return null
  }
}

const [hidden, wellKnown, fileLike] = [HIDDEN, WELL_KNOWN, FILE_LIKE].map(
  (pattern) => new RegExp(pattern),
) as [RegExp, RegExp, RegExp]

const isHidden = (path: string) => hidden.test(path) && !wellKnown.test(path)

/** Whether a request loads a page of the app, and is not for a missing file. */
function isNavigation(request: Request, path: string): boolean {
  if (path.startsWith('/assets/') || [fileLike, hidden].some((one) => one.test(path))) return false
  const mode = request.headers.get('Sec-Fetch-Mode')
  return mode ? mode === 'navigate' : (request.headers.get('Accept') ?? '').includes('text/html')
}

/**
 * Finds the page of an address: its own, or the one for addresses that are unknown. Releases of
 * older versions have no such page: there, home is every page.
 */
async function findPage(root: string, path: string): Promise<FoundFile | null> {
  const address = path.replace(/(?<=.)\/$/, '')
  const own =
    OPEN_ADDRESSES.find((open) => open === openPath(address))?.replace('/*', '') ?? address
  const isFramed = own === '/game-return'
  return (
    (isFramed ? null : await findFile(root, `${own}.html`)) ??
    (await findFile(root, `/${UNKNOWN_FILE}`)) ??
    findFile(root, '/index.html')
  )
}

interface FoundFile {
  path: string
  size: number
  mtimeMs: number
  ino: number
}

/** Finds a file of the site; hidden files (`_headers`, dot files) are never found. */
async function findFile(root: string, path: string): Promise<FoundFile | null> {
  if (isHidden(path)) return null
  const file = join(root, path)
  if (!file.startsWith(root + sep)) return null
  const info = await stat(file).catch(() => null)
  if (!info?.isFile()) return null
  return { path: file, size: info.size, mtimeMs: info.mtimeMs, ino: info.ino }
}

async function sendFile(
  file: FoundFile,
  request: Request,
  siteHeaders: Headers,
  status: 200 | 404,
): Promise<Response> {
  const { variant, encoding } = await negotiate(file, request.headers.get('Accept-Encoding') ?? '')
  const tag = [variant.ino, variant.size, variant.mtimeMs].map((n) => Math.trunc(n).toString(36))
  const headers = new Headers({
    'Content-Type': contentType(file.path),
    Vary: 'Accept-Encoding',
    ETag: `"${tag.join('-')}"`,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  for (const [name, value] of siteHeaders) headers.set(name, value)
  const known = (request.headers.get('If-None-Match') ?? '').split(/,\s*/)
  if (status === 200 && known.some((given) => given.replace(/^W\//, '') === headers.get('ETag'))) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Length', String(variant.size))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = Readable.toWeb(createReadStream(variant.path)) as ReadableStream
  return new Response(body, { status, headers })
}

async function negotiate(file: FoundFile, accepted: string) {
  for (const [encoding, suffix] of ENCODINGS) {
    if (!accepts(accepted, encoding)) continue
    const info = await stat(file.path + suffix).catch(() => null)
    if (info?.isFile()) {
      const { size, mtimeMs, ino } = info
      return { variant: { path: file.path + suffix, size, mtimeMs, ino }, encoding }
    }
  }
  return { variant: file, encoding: undefined }
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/i)
    return name?.toLowerCase() === encoding && Number(quality ?? 1) > 0
  })

function contentType(path: string): string {
  if (path.endsWith('.webmanifest')) return 'application/manifest+json; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}

const rulesByRelease = new Map<string, ReturnType<typeof parseHeadersFile>>()

async function readRules(root: string, hash: string) {
  const key = `${root}#${hash}`
  let rules = rulesByRelease.get(key)
  if (!rules) {
    rules = parseHeadersFile(await readFile(join(root, '_headers'), 'utf8').catch(() => ''))
    rulesByRelease.set(key, rules)
  }
  return rules
}
