import { atom } from 'jotai'
import { dropPopupsAtom, openPopupsAtom, type OpenPopup } from './popups.ts'
import type { BeforeClose } from './openPopupContext.ts'

const guards = new WeakMap<OpenPopup, BeforeClose>()

/**
 * Adds a guard function that may keep the popup `open` from closing, until the returned function is
 * called.
 */
export function guardPopup(open: OpenPopup, guard: BeforeClose): () => void {
  guards.set(open, guard)
  return () => guards.delete(open)
}

/**
 * Closes one popup unless its guard refuses. Returns whether the popup closed; a promise only if
 * the guard needs time.
 */
export const closePopupAtom = atom(null, (_get, set, open: OpenPopup) => {
  const close = (may: boolean) => {
    if (may) set(dropPopupsAtom, (one) => one === open)
    return may
  }
  const answer = guards.get(open)?.() ?? true
  return typeof answer === 'boolean' ? close(answer) : answer.then(close)
})

/** Closes all popups from the top, and stops if a guard refuses. */
export const closeAllPopupsAtom = atom(null, (get, set) => {
  const closeNext = (): boolean | Promise<boolean> => {
    const top = get(openPopupsAtom).at(-1)
    if (!top) return true
    const closed = set(closePopupAtom, top)
    return typeof closed === 'boolean'
      ? closed && closeNext()
      : closed.then((did) => did && closeNext())
  }
  return closeNext()
})
