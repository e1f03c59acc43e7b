import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageName } from '#core/navigation/feature.ts'
import { FEATURES } from '#scripts/brand/features.ts'
import { ROOT } from '#scripts/brand/places.ts'

/** What a scene shows that is a page in another state. */
const STATES: Readonly<Record<string, string>> = {
  empty: 'nothing there yet',
  failing: 'the gateway fails',
  full: '10,000 rows down',
  loading: 'before the gateway replies',
  denied: 'not for this player',
  offline: 'the network is gone',
  'long-words': 'the longest words',
}

/** Words of scene names that are written in another way. */
const WORDS: Readonly<Record<string, string>> = { ewallet: 'e-wallet', qr: 'QR', todo: 'to do' }

/** Titles of pages in English, by the scene of the page itself. */
const PAGES = new Map<string, string>([['home', 'Home']])
for (const { name: feature, routes = [] } of FEATURES) {
  for (const { paths, title, places } of routes) {
    const name = paths[0].slice(1)
    if (title?.message) PAGES.set(name, title.message)
    if (!places) continue
    // oxlint-disable-next-line no-await-in-loop -- two centers
    for (const [place, page] of Object.entries(await readPages(feature))) {
      PAGES.set(`${name}-${place}`, `${title?.message}: ${page.title.message}`)
    }
  }
}

/** Reads the names of a center's pages. */
async function readPages(feature: string): Promise<Readonly<Record<string, PageName>>> {
  const file = join(ROOT, 'src/features', feature, 'pages.ts')
  if (!existsSync(file)) return {}
  const { PAGES: pages } = (await import(pathToFileURL(file).href)) as {
    PAGES: Readonly<Record<string, PageName>>
  }
  return pages
}

/**
 * Writes the title of a scene for people who do not read code names: from the title of its page, or
 * from the words of the scene's own name.
 */
export function titleOf(scene: string): string {
  const page = PAGES.get(scene)
  if (page) return page
  const [, name = '', state = ''] = /^(.*?)-(long-words|\w+)$/.exec(scene) ?? []
  const own = PAGES.get(name)
  if (own && STATES[state]) return `${own}, ${STATES[state]}`
  const words = scene.split('-').map((word) => WORDS[word] ?? word)
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
