import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepScroll, recallScroll, returnTo } from './scroll-positions.ts'

/** Whether the page has just been loaded: to ask where it is scrolled to would lay it out early. */
let isNew = true

/**
 * Remembers how far each entry of the history was scrolled, over reloads too: the browser's own
 * restoration fails if content loads after the screen.
 */
export function ScrollMemory() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  // All pages opened by their address share one key.
  const entry = key === 'default' ? `${pathname}${search}${hash}` : key
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const wanted = type === 'POP' ? recallScroll(entry) : 0
    let returning = false
    let arrive = () => {}
    if (wanted > 0) {
      returning = true
      arrive = returnTo(wanted, () => (returning = false))
    }
    const note = () => {
      if (!returning) keepScroll(entry, window.scrollY)
    }
    // “More games” makes another entry at the same position, without a scroll event.
    const frame = isNew ? requestAnimationFrame(note) : undefined
    if (frame === undefined) note()
    isNew = false
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      arrive()
      if (frame !== undefined) cancelAnimationFrame(frame)
      window.removeEventListener('scroll', note)
    }
  }, [entry, type])
  return null
}
