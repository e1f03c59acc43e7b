import { useWatch } from 'react-hook-form'
import { useFormField, type FormFieldProps } from '#parts/form/useFormField.ts'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'
import type { HumanProofUse } from '#parts/identity/human/useHumanProof.tsx'
import type { PhoneValue } from '#parts/form/phone/phoneValue.ts'
import type { CodePurpose } from './countdown.ts'
import { PhoneCodeField } from './PhoneCodeField.tsx'

interface Props<Fields extends { mobileNum: PhoneValue }> extends FormFieldProps<
  Fields,
  NamesOf<Fields, string>
> {
  form: GatewayForm<Fields>
  purpose: CodePurpose
  /**
   * The form's human check, which runs before a code is sent. The form itself draws the check's
   * row.
   */
  human: HumanProofUse
  /** The username that is entered in the registration form. */
  username?: string
  required?: boolean
}

/** The field for the code that proves that the number in the form's `mobileNum` is the player's. */
export function FormPhoneCode<Fields extends { mobileNum: PhoneValue }>({
  purpose,
  human,
  username = '',
  required = false,
  ...bound
}: Props<Fields>) {
  const { form } = bound
  const { field, error } = useFormField(bound)
  const phone = useWatch({ control: form.control, name: 'mobileNum' }) as PhoneValue
  return (
    <PhoneCodeField
      {...field}
      {...{ purpose, human, phone, required, error }}
      {...(username && { username })}
      onInvalidPhone={() => form.require('mobileNum')}
      markFields={form.markFields}
    />
  )
}
