import type { ReactNode } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

interface Props<Fields> extends FormFieldProps<Fields, NamesOf<Fields, boolean>> {
  label: ReactNode
  required?: boolean
}

/** A checkbox that is bound to a field of a form. */
export function FormCheckbox<Fields>({ label, required, ...bound }: Props<Fields>) {
  const { field, error } = useFormField(bound)
  const { value, ...handlers } = field
  return <Checkbox {...handlers} checked={value} {...{ label, required, error }} />
}
