import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useScreenTitle } from '#core/navigation/screenTitle.ts'

/**
 * For what an address within the page names: titled, begun at its top, and its heading, which gets
 * the focus that was on what led here.
 */
export function useArrival(title: string | null) {
  useScreenTitle(title)
  const type = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = title !== null
  useEffect(() => {
    if (!isThere) return
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    // Only once: a later step has a place of its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere])
  return heading
}
