import { useEffect, type RefObject } from 'react'
import { holdPage } from '#core/platform/holdPage.ts'
import { hasWords } from './typedFields.ts'

const readPlace = () => window.location.pathname + window.location.hash

/**
 * Keeps the page from reloading by itself while the form holds what a player has typed. Once the
 * player goes on to another page, the reload may happen, since the form is left anyway.
 *
 * @param isRestored whether the form begins with what was typed before
 */
export function useHoldPage(element: RefObject<HTMLFormElement | null>, isRestored: boolean): void {
  useEffect(() => {
    const place = readPlace()
    let isTyped = isRestored
    const note = ({ target }: Event) => {
      if (element.current?.contains(target as Node)) isTyped = true
    }
    document.addEventListener('input', note)
    const release = holdPage(() => isTyped && readPlace() === place && hasWords(element.current))
    return () => {
      document.removeEventListener('input', note)
      release()
    }
  }, [element, isRestored])
}
