import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Play } from './usePlay.ts'

/**
 * The window that a click opened for a game: says that the game is on its way, and goes away where
 * it does not come, or wants no window.
 */
export function useTab(first: Window | undefined, name: string, play: Play) {
  const { t } = useLingui()
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
    if (play.phase === 'opening') tab?.close()
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
    // It has gone elsewhere.
  }
}
