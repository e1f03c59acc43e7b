import { useLingui } from '@lingui/react/macro'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { gatewayNow } from '#core/clock/clock.ts'
import { faultMessage, patternMessage } from '#parts/field-rules/fieldMessages.ts'
import { useRegisterRules } from '#parts/field-rules/useRegisterRules.ts'
import { findFault } from '#parts/field-rules/values.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { usePasswordLabels } from './usePasswordLabels.ts'

export interface NewPassword {
  newPassword: string
  confirmNewPassword: string
}

/**
 * A new password and its repetition, checked by the registration's password rule
 * (docs/product.md §5).
 */
export function NewPasswordFields<Fields extends FieldValues & NewPassword>({
  control: givenControl,
}: {
  control: Control<Fields>
}) {
  const { t } = useLingui()
  const labels = usePasswordLabels()
  const { rules } = useRegisterRules()
  const rule = rules.password
  // What this component needs of the form, whatever else the form holds.
  const control = givenControl as unknown as Control<NewPassword>
  const asked = patternMessage(rule.patternId, rule.minLength, rule.maxLength)

  const judge = (value: string) => {
    if (!value) return t`Enter a new password.`
    const today = new Date(gatewayNow()).toISOString().slice(0, 10)
    const fault = findFault('password', value, rule, { today, minimumAge: 0 })
    return fault ? t(faultMessage('password', fault)) : true
  }
  return (
    <>
      <Controller
        name={'newPassword' satisfies Path<NewPassword>}
        control={control}
        rules={{ validate: judge, deps: 'confirmNewPassword' }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t`New password`}
            labels={labels}
            autoComplete="new-password"
            maxLength={255}
            // What is wrong with a password says the rule itself.
            hint={!(fieldState.error && field.value) && asked && t(asked)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="confirmNewPassword"
        control={control}
        rules={{
          validate: (value, { newPassword }) => {
            if (!value) return t`Enter the new password again.`
            return value === newPassword || t`The two passwords don’t match.`
          },
        }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t`New password again`}
            labels={labels}
            autoComplete="new-password"
            maxLength={255}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
