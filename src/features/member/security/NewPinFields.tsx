import { useLingui } from '@lingui/react/macro'
import { patternMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { DIGITS } from '#parts/form/field-rules/patterns.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import type { NewPassword } from '#parts/form/newPassword.ts'

/** Two fields in which the player enters and repeats a new payment password. */
export function NewPinFields({ form }: { form: GatewayForm<NewPassword> }) {
  const { t } = useLingui()
  const { patternId, minLength, maxLength } = useRegisterRules().rules.paymentPassword
  const asked = patternMessage(patternId, minLength, maxLength)
  // Six digits are typed on a keyboard of digits.
  const keyboard = { inputMode: patternId === DIGITS ? 'numeric' : undefined } as const
  return (
    <>
      <FormPasswordField
        form={form}
        name="newPassword"
        revalidates="confirmNewPassword"
        label={t`New payment password`}
        autoComplete="new-password"
        {...keyboard}
        hint={asked && t(asked)}
        required
      />
      <FormPasswordField
        form={form}
        name="confirmNewPassword"
        label={t`Repeat the new payment password`}
        autoComplete="new-password"
        {...keyboard}
        required
      />
    </>
  )
}
