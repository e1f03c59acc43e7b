import { useEffect, useRef } from 'react'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'

/**
 * Shows the title of a message or question as the page's title, and focuses its heading, because
 * the link that had the focus is gone.
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
