import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

/**
 * Makes a URL pattern for one of a site's chunks.
 *
 * @param name the chunk's name without its hash
 * @param holding a text inside the chunk, needed if several chunks share the name
 */
export function findAsset(site: string, name: string, holding = ''): string {
  const pattern = new RegExp(`^${name}-[\\w-]+\\.js$`)
  const [file, ...more] = readdirSync(`${site}/assets`).filter(
    (each) =>
      pattern.test(each) && readFileSync(`${site}/assets/${each}`, 'utf8').includes(holding),
  )
  if (!file || more.length > 0) throw new Error(`Not one chunk but ${1 + more.length} of ${name}`)
  return `**/assets/${file}`
}

/** Ways in which loading a chunk can fail (docs/quality.md §2.5). */
export const CHUNK_FAULTS = {
  404: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  HTML: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shell</title>' }),
  reset: (route: Route) => route.abort('connectionreset'),
}

/** Makes the page find a newer release of the site than the one it was loaded from. */
export async function publishAnew(page: Page): Promise<void> {
  const html = '<!doctype html><script type="module" src="/assets/main-of-the-next.js"></script>'
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fallback(),
  )
}

/** Makes requests for a chunk fail until the returned function is called. */
export async function spoilAsset(
  page: Page,
  address: string,
  fault: keyof typeof CHUNK_FAULTS,
): Promise<() => Promise<void>> {
  await page.route(address, CHUNK_FAULTS[fault])
  return () => page.unroute(address)
}
