import { atom } from 'jotai'
import { noticeAtom } from '#core/popups/notices.ts'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { END_MESSAGES, type EndReason } from './messages.ts'
import { forgetSessionAtom, sessionAtom } from './session.ts'

/** The account whose player must still hear that another login ended the session. */
export const kickedOutAtom = atom<string | null>(null)

/** Ends this tab's session and says why; the gateway is not asked. */
export const endSessionAtom = atom(null, (get, set, reason: EndReason) => {
  const account = get(sessionAtom)?.memberInfo.account ?? null
  set(forgetSessionAtom)
  set(dropPopupsAtom, () => true)
  if (reason === 'otherLogin') set(kickedOutAtom, account)
  else set(noticeAtom, { message: END_MESSAGES[reason] })
})
