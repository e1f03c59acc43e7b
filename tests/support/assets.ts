import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

/**
 * Address pattern of one of a site's chunks.
 *
 * @param name the chunk's name without its hash
 * @param holding a text in it, if several chunks share the name
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

/** The ways in which a chunk fails to arrive (docs/quality.md §2.5). */
export const CHUNK_FAULTS = {
  404: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  HTML: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shell</title>' }),
  reset: (route: Route) => route.abort('connectionreset'),
}

/** Makes the page believe that the site was published anew since it was loaded. */
export async function publishAnew(page: Page): Promise<void> {
  const html = '<!doctype html><script type="module" src="/assets/main-of-the-next.js"></script>'
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fallback(),
  )
}

/** Spoils a chunk until the function that it returns is called. */
export async function spoilAsset(
  page: Page,
  address: string,
  fault: keyof typeof CHUNK_FAULTS,
): Promise<() => Promise<void>> {
  await page.route(address, CHUNK_FAULTS[fault])
  return () => page.unroute(address)
}
