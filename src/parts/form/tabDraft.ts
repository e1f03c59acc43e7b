import { atom } from 'jotai'
import * as v from 'valibot'
import { sessionAtom, sessionGenerationAtom } from '#core/session/session.ts'
import { sessionStore } from '#lib/storage.ts'
import type { DraftAtom } from './drafts.ts'

/** Id of the player whose drafts this tab shows; empty for a visitor. */
export const draftOwnerAtom = atom((get) => get(sessionAtom)?.memberInfo.id ?? '')

/** Key of a draft in the tab's storage, which outlives an unwanted end of the session. */
export const draftKey = (owner: string, slot: string): string => `draft:${owner}:${slot}`

/**
 * Makes an atom with the values of a form that this tab stores: they survive a reload, and a session
 * that ends against the player's will; the same account finds them after its next login. They must
 * contain no secret. Writing null clears them.
 *
 * @param slot key in session storage, with its version
 */
export function makeTabDraft<Draft extends object>(
  slot: string,
  schema: v.GenericSchema<unknown, Draft>,
): DraftAtom<Partial<Draft>> {
  const changesAtom = atom(0)
  const read = (key: string): Partial<Draft> => {
    try {
      const kept = v.safeParse(schema, JSON.parse(sessionStore.get(key) ?? '{}'))
      return kept.success ? kept.output : {}
    } catch {
      return {}
    }
  }
  return atom(
    (get) => {
      get(changesAtom)
      get(sessionGenerationAtom)
      return read(draftKey(get(draftOwnerAtom), slot))
    },
    (get, set, change: Partial<Draft> | null) => {
      const key = draftKey(get(draftOwnerAtom), slot)
      if (change) sessionStore.set(key, JSON.stringify({ ...read(key), ...change }))
      else sessionStore.remove(key)
      set(changesAtom, (count) => count + 1)
    },
  )
}
