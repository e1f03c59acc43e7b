import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftAtom } from './drafts.ts'

/**
 * Returns the initial values of a form: those of its draft, or the defaults if there is no draft.
 */
export function useDraftedValues<Fields extends FieldValues, Draft extends object>(
  defaults: Fields,
  draft: DraftAtom<Draft> | undefined,
): Fields {
  const store = useStore()
  const [values] = useState((): Fields => {
    const kept = Object.entries(draft ? store.get(draft) : {}).filter(
      ([name, value]) => name in defaults && value !== '',
    )
    return { ...defaults, ...Object.fromEntries(kept) }
  })
  return values
}

/** Writes the values of a form into its draft at every change. */
export function useKeepDraft<Fields extends FieldValues, Draft extends object>(
  { subscribe }: Pick<UseFormReturn<Fields>, 'subscribe'>,
  draft: DraftAtom<Draft> | undefined,
): void {
  const store = useStore()
  useEffect(() => {
    if (!draft) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => store.set(draft, values as Partial<Draft>),
    })
  }, [subscribe, store, draft])
}
