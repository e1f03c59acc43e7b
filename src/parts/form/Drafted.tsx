import { useStore } from 'jotai'
import { useState, type ReactNode } from 'react'
import { Redirect } from '#core/navigation/Redirect.tsx'
import * as v from 'valibot'
import type { DraftAtom } from './drafts.ts'

interface Props<Values, Draft extends object> {
  draft: DraftAtom<Draft>
  /** Schema of the form, which validates the draft. */
  schema: v.GenericSchema<unknown, Values>
  /** Address of the form, to which the player is sent back if the draft has no valid entries. */
  form: string
  children: (entered: Values) => ReactNode
}

/**
 * The review step of a form, with the entries as they were when the step opened. If limits change
 * while the entries are sent, the step stays. If the draft is incomplete, for example without its
 * password after a reload, the form is shown again.
 */
export function Drafted<Values, Draft extends object>({
  draft,
  schema,
  form,
  children,
}: Props<Values, Draft>) {
  const store = useStore()
  const [entered] = useState(() => v.safeParse(schema, store.get(draft)))
  return entered.success ? children(entered.output) : <Redirect to={form} />
}
