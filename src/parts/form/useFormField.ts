import { useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { readFault } from '#parts/field-rules/faults.ts'
import { faultMessage, type FaultSubject } from '#parts/field-rules/fieldMessages.ts'
import type { GatewayForm } from './useGatewayForm.ts'

/** What every field of a form takes. */
export interface FormFieldProps<Fields, Name> {
  form: GatewayForm<Fields>
  name: Name
  /** Whose words tell what is wrong with it: the name's, unless told. */
  subject?: FaultSubject | undefined
  /** Another field that is judged again when this one changes. */
  judges?: (keyof Fields & string) | undefined
}

/** A field's value and handlers, and the words for what is wrong with it. */
export function useFormField<Fields>({
  form: { control },
  name,
  subject = name as FaultSubject,
  judges,
}: FormFieldProps<Fields, string>) {
  const { t } = useLingui()
  const rules = judges ? { deps: judges } : {}
  const { field, fieldState } = useController({ control, name, rules })
  const fault = readFault(fieldState.error?.message)
  return { field, error: fault && t(faultMessage(subject, fault)) }
}
