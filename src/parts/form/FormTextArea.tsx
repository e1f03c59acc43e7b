import type { ComponentProps } from 'react'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

type Props<Fields> = FormFieldProps<Fields, NamesOf<Fields, string>> &
  Pick<
    ComponentProps<typeof TextAreaField>,
    'label' | 'hint' | 'required' | 'maxLength' | 'placeholder' | 'rows'
  >

/** A form's field for several lines of text. */
export function FormTextArea<Fields>({
  form,
  name,
  subject,
  revalidates,
  hint,
  ...props
}: Props<Fields>) {
  const { field, error } = useFormField({ form, name, subject, revalidates })
  return <TextAreaField {...props} {...field} hint={!error && hint} error={error} />
}
