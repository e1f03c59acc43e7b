import { useLingui } from '@lingui/react/macro'
import { patternMessage } from './field-rules/fieldMessages.ts'
import type { ValueRule } from './field-rules/values.ts'
import { FormPasswordField } from './FormPasswordField.tsx'
import type { GatewayForm } from './useGatewayForm.ts'
import type { NewPassword } from './newPassword.ts'
import { PasswordHint } from './PasswordHint.tsx'

interface Props {
  form: GatewayForm<NewPassword>
  rule: ValueRule
}

/**
 * A new password and its repetition, checked by the registration's password rule
 * (docs/product.md §5).
 */
export function NewPasswordFields({ form, rule }: Props) {
  const { t } = useLingui()
  const asked = patternMessage(rule.patternId, rule.minLength, rule.maxLength)
  return (
    <>
      <FormPasswordField
        form={form}
        name="newPassword"
        revalidates="confirmNewPassword"
        label={t({ message: 'New password', comment: 'Label of a field' })}
        autoComplete="new-password"
        hint={asked && <PasswordHint {...{ form, rule }} name="newPassword" asked={t(asked)} />}
      />
      <FormPasswordField
        form={form}
        name="confirmNewPassword"
        label={t`Repeat the new password`}
        autoComplete="new-password"
      />
    </>
  )
}
