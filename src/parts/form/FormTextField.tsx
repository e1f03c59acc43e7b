import type { ComponentProps } from 'react'
import { TextField } from '#ui/TextField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

type Props<Fields> = FormFieldProps<Fields, NamesOf<Fields, string>> &
  Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'value' | 'onChange' | 'error'>

/** A form's field for one line of text. */
export function FormTextField<Fields>({
  form,
  name,
  subject,
  revalidates,
  hint,
  onBlur,
  ...props
}: Props<Fields>) {
  const { field, error } = useFormField({ form, name, subject, revalidates })
  return (
    <TextField
      {...props}
      {...field}
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
      // The hint is hidden while an error message says what is required.
      hint={!(error && field.value) && hint}
      error={error}
    />
  )
}
