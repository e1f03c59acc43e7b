import { atom } from 'jotai'
import { noticeAtom } from '#core/popups/notices.ts'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { sessionStore } from '#lib/storage.ts'
import { END_MESSAGES, type EndReason } from './messages.ts'
import { forgetSessionAtom, sessionAtom } from './session.ts'

const KICKED_OUT_KEY = 'kicked-out:v1'

/** What the player has not read yet before a reload. */
const kickedOutAccountAtom = atom(sessionStore.get(KICKED_OUT_KEY))

/**
 * Name of the account whose session another login ended; null once the player has read that in the
 * dialog. A reload keeps it, since the account may be stolen.
 */
export const kickedOutAtom = atom(
  (get) => get(kickedOutAccountAtom),
  (_, set, account: string | null) => {
    if (account === null) sessionStore.remove(KICKED_OUT_KEY)
    else sessionStore.set(KICKED_OUT_KEY, account)
    set(kickedOutAccountAtom, account)
  },
)

/** Ends the session in this tab, with the reason, but without a logout call to the gateway. */
export const endSessionAtom = atom(null, (get, set, reason: EndReason) => {
  const account = get(sessionAtom)?.memberInfo.account ?? null
  set(forgetSessionAtom, reason !== 'loggedOut' && reason !== 'otherTab')
  set(dropPopupsAtom, () => true)
  if (reason === 'otherLogin') set(kickedOutAtom, account)
  else set(noticeAtom, { message: END_MESSAGES[reason] })
})
