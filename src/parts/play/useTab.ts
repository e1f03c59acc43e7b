import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import type { Play } from './usePlay.ts'

const STILL_OPEN = msg`The game’s window is still open. Please close it if you’re done.`

/**
 * The window that a click opened for a game. It shows that the game is loading, and closes if the
 * launch fails or needs no window. Once a game has opened, only the player can close the window,
 * which has no link to this page.
 */
export function useTab(first: Window | undefined, name: string, play: Play) {
  const { t } = useLingui()
  const store = useStore()
  const [tab, setTab] = useState(first)
  const words = t({ message: `Opening ${name}…`, comment: 'While a game opens in another tab' })
  const unwanted = play.phase === 'refused' || (play.phase === 'open' && !play.launched.ownWindow)

  useEffect(() => {
    if (tab && !tab.closed) dress(tab, words)
  }, [tab, words])
  useEffect(() => {
    if (unwanted) tab?.close()
  }, [tab, unwanted])

  const abandon = useEffectEvent(() => {
    if (!tab || tab.closed) return
    if (play.phase !== 'open') tab.close()
    // If the player was logged out, another message already says why, so that no second notice is
    // needed.
    else if (store.get(sessionAtom)) store.set(noticeAtom, { message: STILL_OPEN })
  })
  useEffect(() => abandon, [])

  return [tab?.closed ? undefined : tab, setTab] as const
}

/**
 * Writes that the game is loading into the window, if it is still empty. Once the game has loaded,
 * the window's document is on another origin.
 */
function dress(tab: Window, words: string): void {
  try {
    const { body } = tab.document
    const { backgroundColor, color, fontFamily } = window.getComputedStyle(document.body)
    tab.document.title = words
    body.textContent = words
    Object.assign(body.style, { backgroundColor, color, fontFamily, padding: '2rem' })
  } catch {
    // The window shows another origin by now, and this page cannot change the document of another
    // origin.
  }
}
