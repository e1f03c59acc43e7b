import { useEffect, useRef } from 'react'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'

/**
 * For what an address within the page names: titled, with the focus on its heading,
 * which takes the one that was on what led here.
 */
export function useArrival(title: string | null) {
  useScreenTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = title !== null
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return heading
}
