import { paths } from './paths.ts'
import { popupOf, type Popup, type Wanted } from '#core/popups/popups.ts'
import { innerPath, normalizePath } from '#lib/urls.ts'

/** How a session began: by a login (also with a second factor or play money), or otherwise. */
export type WayIn = 'login' | 'registration' | 'recovery'

export interface Onward {
  /** The address to go to; undefined to stay. */
  go: string | undefined
  /** Popup that opens at the login's destination. */
  open: Popup | undefined
}

/**
 * Where a session that has begun leads: to what was asked for before it, else home, except that a
 * login over a page leaves its visitor there. Agents stay in their own center.
 *
 * @param pathname where the visitor logged in
 */
export function afterLogin(
  way: WayIn,
  portal: 'member' | 'agent',
  { returnTo, after }: Wanted,
  pathname: string,
): Onward {
  const next = returnTo === undefined ? null : innerPath(returnTo)
  if (portal === 'agent') {
    return {
      go: next !== null && isOfAgents(next) ? next : paths.agentHome(),
      open: after?.kind === 'changePassword' ? after : undefined,
    }
  }
  const stays = !popupOf(pathname) && (way === 'login' || after !== undefined)
  return { go: next ?? (stays ? undefined : paths.home), open: after }
}

const isOfAgents = (path: string): boolean =>
  normalizePath(path.split(/[?#]/)[0]!) === normalizePath(paths.agentHome())
