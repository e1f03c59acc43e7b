import { atom, type WritableAtom } from 'jotai'
import { sessionGenerationAtom } from '#core/session/session.ts'

export type DraftAtom<Draft extends object> = WritableAtom<Draft, [Partial<Draft> | null], unknown>

/** Milliseconds for which a draft keeps secrets such as passwords. */
export const SECRET_LIFETIME_MS = 10 * 60_000

const AGE_CHECK_MS = 10_000

/**
 * Makes an atom with the values of a form, so that they can be restored after the form's popup was
 * closed by mistake. They stay in memory only, and end with the session. Secrets are dropped ten
 * minutes after the last change. Writing null clears the draft; fields that are missing in `empty`
 * are not stored.
 */
export function makeDraftAtom<Draft extends object>(
  empty: Draft,
  secrets: readonly (keyof Draft)[],
): DraftAtom<Draft> {
  const keptAtom = atom({ draft: empty, touchedAt: 0, generation: 0 })
  let timer: ReturnType<typeof setInterval> | undefined

  const dropSecrets = (draft: Draft): Draft => ({
    ...draft,
    ...Object.fromEntries(secrets.map((name) => [name, empty[name]])),
  })
  return atom(
    (get) => {
      const { draft, generation } = get(keptAtom)
      return generation === get(sessionGenerationAtom) ? draft : empty
    },
    (get, set, change: Partial<Draft> | null) => {
      clearInterval(timer)
      const generation = get(sessionGenerationAtom)
      if (!change) return set(keptAtom, { draft: empty, touchedAt: 0, generation })
      const own = Object.fromEntries(Object.entries(change).filter(([name]) => name in empty))
      set(keptAtom, (kept) => ({
        draft: { ...(kept.generation === generation ? kept.draft : empty), ...own },
        touchedAt: Date.now(),
        generation,
      }))
      // The age is checked at intervals, because a single timer of ten minutes would stand still
      // while the device sleeps.
      timer = setInterval(() => {
        if (Math.abs(Date.now() - get(keptAtom).touchedAt) <= SECRET_LIFETIME_MS) return
        clearInterval(timer)
        set(keptAtom, (kept) => ({ ...kept, draft: dropSecrets(kept.draft) }))
      }, AGE_CHECK_MS)
    },
  )
}
