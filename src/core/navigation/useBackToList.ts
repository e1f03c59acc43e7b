import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** History state that marks a navigation from the page's own list. */
export const FROM_LIST = { isFromList: true }

/**
 * What a link back to a list does when it is pressed: who came from the list returns to the place in it;
 * for all others it stays a link.
 */
export function useBackToList(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromList = (state as Partial<typeof FROM_LIST> | null)?.isFromList === true
  return (event) => {
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
}
