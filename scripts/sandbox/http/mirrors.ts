import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '#core/brand/schema.ts'
import { isOnThisMachine } from '#lib/urls.ts'

/** What a slow mirror takes for an answer. */
const SLOW_MS = 1200

/** Mirrors of a brand that lie on this machine, as its overlay for the sandbox names them. */
export const listLocalMirrors = ({ mirrorDomains }: Pick<Brand, 'mirrorDomains'>): string[] =>
  mirrorDomains.filter(isOnThisMachine)

/**
 * Answers at a mirror before its site does: the third of a brand is slow, and from the fourth on a
 * provider blocks them with a page of its own. Null if the site is to answer.
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
