import type { ReactNode } from 'react'
import { CodeField } from '#ui/CodeField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

interface Props<Fields> extends FormFieldProps<Fields, NamesOf<Fields, string>> {
  label: ReactNode
  hint?: ReactNode
  /** Button at the end of the field that sends a code. */
  action?: ReactNode
}

/** A form's field for a one-time code from a message or an authenticator app. */
export function FormCodeField<Fields>({ label, hint, action, ...bound }: Props<Fields>) {
  const { field, error } = useFormField(bound)
  return <CodeField {...field} {...{ label, hint, action, error }} />
}
