import { outsideUrl } from '#lib/urls.ts'
import type { Launched } from './schema.ts'

/**
 * Returns the address from the reply to a launch, if the app may open it; otherwise null. The
 * address must be on one of the brand's game origins. It must never be on an origin of the site or
 * its gateway, since a game must not have their rights.
 *
 * @param origins patterns of `origins.games` in the brand file
 * @param own origins of the site and its gateway
 */
export function gameAddress(
  url: string,
  origins: readonly string[],
  own: readonly string[],
): URL | null {
  const address = outsideUrl(url, 'https://relative.invalid', origins)
  return address && !own.includes(address.origin) ? address : null
}

const NEEDS: Partial<Record<Launched['needs'][number], string>> = {
  modals: 'allow-modals',
  downloads: 'allow-downloads',
}

/**
 * Returns the rights of a game's frame (docs/quality.md §3): those that all games get, and those
 * that the game's vendor needs.
 */
export function frameRights(needs: Launched['needs']): {
  sandbox: string
  referrerPolicy: 'no-referrer' | 'origin'
} {
  const more = needs.flatMap((need) => NEEDS[need] ?? [])
  return {
    sandbox: ['allow-scripts allow-same-origin allow-forms allow-popups', ...more].join(' '),
    referrerPolicy: needs.includes('referrer') ? 'origin' : 'no-referrer',
  }
}
