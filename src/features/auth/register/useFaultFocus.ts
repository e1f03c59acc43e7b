import { useEffect, useRef, useState, type RefObject } from 'react'

interface FaultFocus {
  form: RefObject<HTMLFormElement | null>
  /** Moves the focus to the first field with an error, once it is drawn, or to the form's top. */
  lookAtFault: () => void
}

/** In the order of the page, whatever draws the fields. */
export function useFaultFocus(): FaultFocus {
  const form = useRef<HTMLFormElement>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks === 0) return
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (fault) fault.focus()
    else form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [looks])
  return { form, lookAtFault: () => setLooks((count) => count + 1) }
}
