import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Hands what stands in a form to whoever keeps it, with every change. */
export function useKeepDraft<Fields extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Fields>, 'subscribe'>,
  keep: (values: Fields) => void,
): void {
  const onChange = useEffectEvent(keep)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe],
  )
}
