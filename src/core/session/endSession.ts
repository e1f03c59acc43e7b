import { atom } from 'jotai'
import { noticeAtom } from '#core/popups/notices.ts'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { END_MESSAGES, type EndReason } from './messages.ts'
import { forgetSessionAtom, sessionAtom } from './session.ts'

/** The account that was logged out by another login, and whose player has not yet read about it. */
export const kickedOutAtom = atom<string | null>(null)

/** Ends this tab's session for a reason, without a call to the gateway. */
export const endSessionAtom = atom(null, (get, set, reason: EndReason) => {
  const account = get(sessionAtom)?.memberInfo.account ?? null
  set(forgetSessionAtom)
  set(dropPopupsAtom, () => true)
  if (reason === 'otherLogin') set(kickedOutAtom, account)
  else set(noticeAtom, { message: END_MESSAGES[reason] })
})
