import { atom } from 'jotai'
import { noticeAtom } from '#core/notices/notices.ts'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { END_MESSAGES, type EndReason } from './messages.ts'
import { forgetSessionAtom } from './session.ts'

/** Whether a player must still hear that another login ended the session. */
export const kickedOutAtom = atom(false)

/** Ends this tab's session and says why; the gateway is not asked. */
export const endSessionAtom = atom(null, (_, set, reason: EndReason) => {
  set(forgetSessionAtom)
  set(dropPopupsAtom, () => true)
  if (reason === 'otherLogin') set(kickedOutAtom, true)
  else set(noticeAtom, { message: END_MESSAGES[reason] })
})
