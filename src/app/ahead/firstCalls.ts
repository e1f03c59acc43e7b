import type { FirstCall } from '#core/gateway/firstCalls.ts'

interface Listed {
  gateway: string
  headers: Record<string, string>
  /**
   * Addresses of the calls that every page makes first, with `__language__` in place of the
   * language code. Further calls of the home page are in `home`.
   */
  calls: string[]
  home: string[]
  /** Addresses of the style sheets with the face of headings, by language. */
  faces: Readonly<Record<string, string>>
  /** Addresses of the files with the brand's own words, by language. */
  words: Readonly<Record<string, string>>
  /** Address of the script with React's renderer; undefined in development. */
  renderer?: string
}

const TIMEOUT_MS = 15_000

/**
 * Sends a visitor's first calls, so that on a phone their replies arrive by the time the app runs.
 * The brand script lists them in the page (`scripts/brand/stamp/first-calls.ts`), and
 * `core/gateway` uses the replies. The brand's words are fetched for everyone, since the app shows
 * nothing without them.
 */
export function sendFirstCalls(): void {
  const block = document.getElementById('first-calls')
  // If the app has loaded before this script, the app sends these calls itself.
  if (!block?.textContent || globalThis.firstCalls) return
  const calls = (globalThis.firstCalls = new Map<string, FirstCall>())
  const listed = JSON.parse(block.textContent) as Listed
  const { lang, dataset } = document.documentElement
  const language = dataset.languages!.split(' ').find((entry) => entry.split(':')[1] === lang)!
  const code = language.split(':')[0]!
  preload(listed.words[code], 'fetch')
  preload(listed.faces[code], 'fetch', 'low')
  preload(listed.renderer, 'script')
  // These calls are left to the app if a player is logged in, since they need the token, or if this
  // tab has stored the answer of an earlier call.
  if (isKept('session:v1')) return
  const isHome = dataset.layout === 'home' && !isKept('hot-games:v1')
  for (const address of [...listed.calls, ...(isHome ? listed.home : [])]) {
    const url = new URL(address.replace('__language__', code), listed.gateway || location.origin)
    const requestId = crypto.randomUUID()
    const sentAt = performance.now()
    const response = fetch(url, {
      headers: { ...listed.headers, Language: code, 'X-Request-Id': requestId },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // The component that later uses the call reports its failure, so it is ignored here.
    response.catch(() => undefined)
    calls.set(url.href, { response, sentAt, requestId })
  }
}

function preload(href: string | undefined, as: 'fetch' | 'script', fetchPriority = 'auto'): void {
  if (!href) return
  const link = document.createElement('link')
  const rel = as === 'script' ? 'modulepreload' : 'preload'
  document.head.append(Object.assign(link, { rel, as, crossOrigin: '', fetchPriority, href }))
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
