import { atom } from 'jotai'
import { noticeAtom } from '#core/popups/notices.ts'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { END_MESSAGES, type EndReason } from './messages.ts'
import { forgetSessionAtom, sessionAtom } from './session.ts'

/**
 * Name of the account whose session another login ended; null once the player has read that in the
 * dialog.
 */
export const kickedOutAtom = atom<string | null>(null)

/** Ends the session in this tab, with the reason, but without a logout call to the gateway. */
export const endSessionAtom = atom(null, (get, set, reason: EndReason) => {
  const account = get(sessionAtom)?.memberInfo.account ?? null
  set(forgetSessionAtom, reason !== 'loggedOut' && reason !== 'otherTab')
  set(dropPopupsAtom, () => true)
  if (reason === 'otherLogin') set(kickedOutAtom, account)
  else set(noticeAtom, { message: END_MESSAGES[reason] })
})
