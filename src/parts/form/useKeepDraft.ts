import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftAtom } from './drafts.ts'

/** The initial values of a form: those of its draft, or the defaults if the draft has none. */
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
  { subscribe, getValues }: Pick<UseFormReturn<Fields>, 'subscribe' | 'getValues'>,
  draft: DraftAtom<Draft> | undefined,
): void {
  const store = useStore()
  useEffect(() => {
    if (!draft) return
    let kept = JSON.stringify(getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Called without a change too, which must not restore a draft that was cleared.
        const now = JSON.stringify(values)
        if (now !== kept) store.set(draft, values as Partial<Draft>)
        kept = now
      },
    })
  }, [subscribe, getValues, store, draft])
}
