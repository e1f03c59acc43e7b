import { useFormField, type FormFieldProps } from '#parts/form/useFormField.ts'
import type { NamesOf } from '#parts/form/useGatewayForm.ts'
import { PhoneNumberField } from './PhoneNumberField.tsx'
import type { PhoneValue } from './phoneValue.ts'

interface Props<Fields> extends FormFieldProps<Fields, NamesOf<Fields, PhoneValue>> {
  required?: boolean
}

/** A mobile number with its country in a form. */
export function FormPhoneNumber<Fields>({ required = false, ...bound }: Props<Fields>) {
  const { field, error } = useFormField(bound)
  return <PhoneNumberField {...field} {...{ required, error }} />
}
