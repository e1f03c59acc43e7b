import { useFormField, type FormFieldProps } from '#parts/form/useFormField.ts'
import type { NamesOf } from '#parts/form/useGatewayForm.ts'
import { PhoneNumberField } from './PhoneNumberField.tsx'
import type { PhoneValue } from './phoneValue.ts'

interface Props<Fields> extends FormFieldProps<Fields, NamesOf<Fields, PhoneValue>> {
  required?: boolean
}

/** A form's field for a mobile number and the country of the number. */
export function FormPhoneNumber<Fields>({ required = false, ...bound }: Props<Fields>) {
  const { field, error } = useFormField(bound)
  return <PhoneNumberField {...field} {...{ required, error }} />
}
