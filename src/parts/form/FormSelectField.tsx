import type { ComponentProps } from 'react'
import { SelectField } from '#ui/SelectField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

type Props<Fields> = FormFieldProps<Fields, NamesOf<Fields, string>> &
  Pick<
    ComponentProps<typeof SelectField>,
    'label' | 'hint' | 'required' | 'items' | 'placeholder' | 'autoComplete'
  >

/** A form's field for one of a few options. */
export function FormSelectField<Fields>({
  form,
  name,
  subject,
  revalidates,
  ...props
}: Props<Fields>) {
  const { field, error } = useFormField({ form, name, subject, revalidates })
  return <SelectField {...props} {...field} error={error} />
}
