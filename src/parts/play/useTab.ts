import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { noticeAtom } from '#core/notices/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import type { Play } from './usePlay.ts'

const STILL_OPEN = msg`The game’s window is still open. Please close it if you are done.`

/**
 * The window that a click opened for a game: says that the game is on its way, and goes away where
 * it does not come, or wants no window. A game that is there is its player's to close: its window
 * knows nothing of this page, which therefore may not.
 */
export function useTab(first: Window | undefined, name: string, play: Play) {
  const { t } = useLingui()
  const store = useStore()
  const [tab, setTab] = useState(first)
  const words = t`Opening ${name}…`
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
    // Who was logged out reads why.
    else if (store.get(sessionAtom)) store.set(noticeAtom, { message: STILL_OPEN })
  })
  useEffect(() => abandon, [])

  return [tab?.closed ? undefined : tab, setTab] as const
}

/** Only an empty window is dressed: once the game is there, it is none of ours. */
function dress(tab: Window, words: string): void {
  try {
    const { body } = tab.document
    const { backgroundColor, color, fontFamily } = window.getComputedStyle(document.body)
    tab.document.title = words
    body.textContent = words
    Object.assign(body.style, { backgroundColor, color, fontFamily, padding: '2rem' })
  } catch {
    // The window is on another origin by now, so its document cannot be reached.
  }
}
