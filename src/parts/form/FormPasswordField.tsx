import type { ComponentProps, ReactNode } from 'react'
import { usePasswordLabels } from './usePasswordLabels.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

type Props<Fields> = FormFieldProps<Fields, NamesOf<Fields, string>> &
  Pick<
    ComponentProps<typeof PasswordField>,
    'label' | 'required' | 'autoComplete' | 'inputMode'
  > & {
    /** The rule for the password. It is hidden while an error message says what is wrong. */
    hint?: ReactNode
  }

export function FormPasswordField<Fields>({
  form,
  name,
  subject,
  revalidates,
  hint,
  ...props
}: Props<Fields>) {
  const labels = usePasswordLabels()
  const { field, error } = useFormField({ form, name, subject, revalidates })
  return (
    <PasswordField
      {...props}
      {...field}
      labels={labels}
      maxLength={255}
      hint={!(error && field.value) && hint}
      error={error}
    />
  )
}
