import { useEffect, useEffectEvent, useRef } from 'react'
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
  const arrive = useEffectEvent(() => {
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isThere) arrive()
  }, [isThere])
  return heading
}
