import type { BrandFault } from '#core/brand/brandFault.ts'
import {
  CACHE,
  CSP,
  type Header,
  type HeaderBrand,
  MIRROR_FILE,
  READABLE,
  REVALIDATE,
  siteHeaders,
  type SiteHeaders,
} from './headers.ts'
import { ASSOCIATION, OPEN_ADDRESSES } from './site-paths.ts'

/**
 * Most characters of a line in the `_headers` file; hosts that read this file drop longer lines.
 */
const MAX_LINE = 2000

/**
 * Most characters of a header's value, because nginx does not start with a longer word in its
 * configuration.
 */
const MAX_VALUE = 4000

/** Directives whose lists grow with the number of origins in a brand file. */
const LONG_LISTS = /^(?:img-src|connect-src|frame-src) /

/**
 * How long browsers keep a file of `/assets/`. Not for ever as elsewhere: Cloudflare sends these
 * headers with the answer for a missing file, too, and a browser would keep that answer under the
 * address of a file that a later release has again. Afterwards an old file costs a 304.
 */
const KEPT = 'public, max-age=3600'

const ANY_ORIGIN = '* data: blob: ws: wss:'

/**
 * Writes the `_headers` file of Cloudflare Pages and Workers. If several rules match, these hosts
 * join the values of a header, so each rule first drops (`!`) the value of an earlier rule. Other
 * hosts that read such a file do not know this sign.
 */
export function writeHeadersFile(headers: SiteHeaders): string {
  const { common, pagePolicy, framedPolicy, drawingPolicy } = headers
  const rule = (pattern: string, set: readonly Header[], dropped: readonly string[] = []) =>
    [pattern, ...dropped.map((name) => `  ! ${name}`), ...set.flatMap(linesOf)].join('\n')
  return `${[
    '# For Cloudflare Pages and Workers; a host that does not know "!" would send two policies.',
    rule('/*', [...common, [CSP, pagePolicy], [CACHE, REVALIDATE]]),
    rule('/game-return.html', [[CSP, framedPolicy]], [CSP]),
    rule('/*.svg', [[CSP, drawingPolicy]], [CSP]),
    rule(`/${MIRROR_FILE}`, [READABLE]),
    rule(`/${ASSOCIATION}`, [['Content-Type', 'application/json']]),
    rule('/assets/*', [[CACHE, KEPT]], [CACHE]),
  ].join('\n\n')}\n`
}

/**
 * Writes further files that Cloudflare Pages and Workers need. A page answers under its own name
 * instead of a redirect to the short one, where its headers would not hold and search engines do
 * not look for it. A missing file of a folder is missing, instead of the site's page.
 *
 * @param pages names of the pages beside the app's, such as `game-return.html`
 */
export const cloudflareFiles = (pages: readonly string[]) => ({
  _redirects: [
    ...pages.map((name) => `/${name} /${name.replace(/\.html$/, '')} 200\n`),
    ...OPEN_ADDRESSES.map((address) => `${address} ${address.replace('/*', '')} 200\n`),
  ].join(''),
  'assets/404.html': MISSING_PAGE,
  '.well-known/404.html': MISSING_PAGE,
})

const MISSING_PAGE = '<!doctype html><title>404</title>\n'

/**
 * Lists of the brand file that lengthen a header. Mirror sites are called by the page, so that all
 * hosts of a brand stand in its content policy.
 */
const listsOf = (name: string, { origins, domains, mirrorDomains }: HeaderBrand) => ({
  '$.origins.games': origins.games,
  ...(name === CSP && {
    '$.origins.images': origins.images,
    '$.origins.chat': origins.chat,
    '$.domains': domains,
    '$.mirrorDomains': mirrorDomains,
  }),
})

/**
 * Finds headers that are too long for every server, because a list of the brand file has too many
 * entries. Each fault names the longest of the lists that the header repeats.
 */
export function findHeaderFaults(brand: HeaderBrand, gateway: string): BrandFault[] {
  const { common, pagePolicy, framedPolicy } = siteHeaders(brand, gateway)
  const all: Header[] = [...common, [CSP, pagePolicy], [CSP, framedPolicy]]
  const names = all
    .filter(
      (header) =>
        header[1].length > MAX_VALUE || linesOf(header).some(({ length }) => length > MAX_LINE),
    )
    .map(([name]) => name)
  return [...new Set(names)].map((name) => {
    const [[path, list]] = Object.entries(listsOf(name, brand)).toSorted(
      ([, a], [, b]) => b.join(' ').length - a.join(' ').length,
    ) as [[string, string[]]]
    const remedy = path.startsWith('$.origins')
      ? 'name hosts of one domain together, as https://*.example.com'
      : 'keep those that players need'
    return {
      path,
      message: `has ${list.length} entries, too many for the header ${name}; ${remedy}`,
    }
  })
}

/** Splits a header into lines within the host's limit; the host applies all lines of one name. */
function linesOf([name, value]: Header): string[] {
  const toLine = (part: string) => `  ${name}: ${part}`
  const room = MAX_LINE - toLine('').length
  if (value.length <= room) return [toLine(value)]
  return (name === CSP ? splitPolicy(value, room) : splitList(value, room)).map(toLine)
}

/**
 * Splits a policy into several policies that have the same effect together: the first allows any
 * origin in some directives, and each other policy limits one of these directives.
 */
function splitPolicy(policy: string, room: number): string[] {
  let first = policy
  const others: string[] = []
  const lists = policy.split('; ').filter((directive) => LONG_LISTS.test(directive))
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    if (first.length <= room) break
    first = first.replace(list, `${list.split(' ')[0]} ${ANY_ORIGIN}`)
    others.push(list)
  }
  return [first, ...others]
}

function splitList(list: string, room: number): string[] {
  const parts: string[] = []
  for (const entry of list.split(', ')) {
    const last = parts.at(-1)
    const joined = last === undefined ? entry : `${last}, ${entry}`
    if (last === undefined || joined.length > room) parts.push(entry)
    else parts[parts.length - 1] = joined
  }
  return parts
}
