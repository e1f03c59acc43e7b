import { atom } from 'jotai'
import { sessionGenerationAtom } from '#core/session/session.ts'

/** A secret in a form that was closed by mistake is kept no longer. */
export const SECRET_LIFETIME_MS = 10 * 60_000

/**
 * What stands in a form, so that it is there again when its popup was closed by mistake; lives in
 * memory alone, and no longer than the session. The secrets are dropped ten minutes after the last
 * change. Null forgets it all.
 */
export function makeDraftAtom<Draft extends object>(
  empty: Draft,
  secrets: readonly (keyof Draft)[],
) {
  const keptAtom = atom({ draft: empty, touchedAt: 0, generation: 0 })
  let timer: ReturnType<typeof setTimeout> | undefined

  const withoutSecrets = (draft: Draft): Draft => ({
    ...draft,
    ...Object.fromEntries(secrets.map((name) => [name, empty[name]])),
  })
  return atom(
    (get) => {
      const { draft, touchedAt, generation } = get(keptAtom)
      if (generation !== get(sessionGenerationAtom)) return empty
      // A device that slept has not counted its sleep.
      const isOld = Math.abs(Date.now() - touchedAt) > SECRET_LIFETIME_MS
      return isOld ? withoutSecrets(draft) : draft
    },
    (get, set, change: Partial<Draft> | null) => {
      clearTimeout(timer)
      const generation = get(sessionGenerationAtom)
      if (!change) return set(keptAtom, { draft: empty, touchedAt: 0, generation })
      set(keptAtom, (kept) => ({
        draft: { ...(kept.generation === generation ? kept.draft : empty), ...change },
        touchedAt: Date.now(),
        generation,
      }))
      timer = setTimeout(() => {
        set(keptAtom, (kept) => ({ ...kept, draft: withoutSecrets(kept.draft) }))
      }, SECRET_LIFETIME_MS)
    },
  )
}
