import { outsideUrl } from '#lib/urls.ts'
import type { Launched } from './schema.ts'

/**
 * The address that a launch answered, if it may be opened: on one of the brand's game origins,
 * and never on an origin of the site or its gateway, whose powers a game must not have. Null for
 * every other.
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

/** What a game's frame may do (docs/quality.md §3): what all games get, and its vendor's rule. */
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
