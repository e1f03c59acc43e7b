import { paths } from './paths.ts'
import { popupOf, type Popup, type Wanted } from '#core/popups/popups.ts'
import { innerPath, normalizePath } from '#lib/urls.ts'

/**
 * How a session began: by a login (also with a second factor, or as a trial), a registration or a
 * recovered password.
 */
export type WayIn = 'login' | 'registration' | 'recovery'

export interface Onward {
  /** The address to open after the login; undefined to stay on the page. */
  go: string | undefined
  /** Popup that opens together with the page after the login. */
  open: Popup | undefined
}

/**
 * Finds the page to which a new session leads: the page that the visitor wanted, else home. A login
 * in a popup leaves the visitor on the page below. Agents stay in their own center.
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
