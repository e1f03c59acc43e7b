import { useEffect, useRef, useState, type RefObject } from 'react'

interface FaultFocus {
  element: RefObject<HTMLFormElement | null>
  /** Moves the focus to the first field with an error, or scrolls to the message above the form. */
  focusFirstError: () => void
}

/**
 * Moves the focus to a form's first field with an error: the first one in the document, whichever
 * component draws it.
 */
export function useFaultFocus(): FaultFocus {
  const element = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  const [, redraw] = useState(0)
  // The effect runs after each render, since an error may be rendered later than it is set.
  useEffect(() => {
    if (!wanted.current) return
    const fault = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const alert = element.current?.querySelector<HTMLElement>('[role=alert]')
    if (!fault && !alert) return
    wanted.current = false
    if (fault) fault.focus()
    else alert?.parentElement?.scrollIntoView({ block: 'nearest' })
  })
  return {
    element,
    // The focus moves in a later task, since the errors of the last try are still on screen when
    // new ones are set.
    focusFirstError: () => {
      setTimeout(() => {
        wanted.current = true
        redraw((count) => count + 1)
      })
    },
  }
}
