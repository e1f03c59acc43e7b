import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '#core/brand/schema.ts'
import { isOnThisMachine } from '#lib/urls.ts'

/** Milliseconds that a slow mirror takes for a reply. */
const SLOW_MS = 1200

/** Lists a brand's mirrors on this machine, from its overlay for the sandbox. */
export const listLocalMirrors = ({ mirrorDomains }: Pick<Brand, 'mirrorDomains'>): string[] =>
  mirrorDomains.filter(isOnThisMachine)

/**
 * Answers for some mirrors instead of the site: a brand's third mirror is slow, and all from the
 * fourth on show the block page of an internet provider. Null if the site itself should answer.
 */
export async function answerMirror(brand: Brand, authority: string): Promise<Response | null> {
  const place = listLocalMirrors(brand).indexOf(authority.replace(/:\d+$/, ''))
  if (place === 2) await wait(SLOW_MS)
  if (place < 3) return null
  const page =
    '<!doctype html><title>Blocked</title><h1>This address is blocked by your provider.</h1>'
  return new Response(page, {
    status: 451,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
