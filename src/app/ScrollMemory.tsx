import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isOpenedAnew } from '#core/platform/pageLoad.ts'
import { whenIdle } from '#lib/later.ts'
import { keepScroll, recallScroll, returnTo } from './scroll-positions.ts'

/**
 * Whether the page has just been loaded. Reading the scroll position then would force an early
 * layout, so it is read only when the browser is idle.
 */
let isNew = true

/**
 * Remembers the scroll position of each history entry, over reloads too. The browser's own
 * restoration fails if content loads after the screen.
 */
export function ScrollMemory() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  // All pages that were opened by their address have the router key “default”, so the address is
  // their key.
  const entry = key === 'default' ? `${pathname}${search}${hash}` : key
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    // An address that is opened anew has the entry of an earlier visit to it in this tab.
    const wanted = type === 'POP' && !(isNew && isOpenedAnew()) ? recallScroll(entry) : 0
    let returning = false
    let arrive = () => {}
    if (wanted > 0) {
      returning = true
      arrive = returnTo(wanted, () => (returning = false))
    }
    const note = () => {
      if (!returning) keepScroll(entry, scrollY)
    }
    // The button “More games” adds a history entry at the same scroll position, and no scroll event
    // follows. So the position is stored here.
    let drop = () => {}
    if (isNew) drop = whenIdle(note)
    else note()
    isNew = false
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      arrive()
      drop()
      window.removeEventListener('scroll', note)
    }
  }, [entry, type])
  return null
}
