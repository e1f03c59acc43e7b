import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** State of a history entry that a user opened from a list on this site. */
export const FROM_LIST = { isFromList: true }

/**
 * Handles a press on a link back to a list. A user who came from that list goes back in the
 * history, to the old position in the list; for all others it is a plain link.
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
