import { atom } from 'jotai'
import * as v from 'valibot'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { sessionStore } from '#lib/storage.ts'
import type { DraftAtom } from './drafts.ts'

/**
 * Makes an atom with the values of a form that this tab stores: they survive a reload and end with
 * the session. They must contain no secret. Writing null clears them.
 *
 * @param slot key in session storage, with its version
 */
export function makeTabDraft<Draft extends object>(
  slot: string,
  schema: v.GenericSchema<unknown, Draft>,
): DraftAtom<Partial<Draft>> {
  const changesAtom = atom(0)
  const read = (): Partial<Draft> => {
    try {
      const kept = v.safeParse(schema, JSON.parse(sessionStore.get(slot) ?? '{}'))
      return kept.success ? kept.output : {}
    } catch {
      return {}
    }
  }
  return atom(
    (get) => {
      get(changesAtom)
      get(sessionGenerationAtom)
      return read()
    },
    (_, set, change: Partial<Draft> | null) => {
      if (change) sessionStore.set(slot, JSON.stringify({ ...read(), ...change }))
      else sessionStore.remove(slot)
      set(changesAtom, (count) => count + 1)
    },
  )
}
