import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftAtom } from './drafts.ts'

/** The values that a form begins with: what its draft holds of them, if that is not empty. */
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

/** Writes what stands in a form into its draft, with every change. */
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
        // The form also tells of changes that are none: a draft that was forgotten stays forgotten.
        const now = JSON.stringify(values)
        if (now !== kept) store.set(draft, values as Partial<Draft>)
        kept = now
      },
    })
  }, [subscribe, getValues, store, draft])
}
