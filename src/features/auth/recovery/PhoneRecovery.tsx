import { useLingui } from '@lingui/react/macro'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { recoverPasswordByPhone } from '../api.ts'
import { FormPhoneCode } from '#parts/identity/codes/FormPhoneCode.tsx'
import { usePhoneProof } from '#parts/identity/codes/usePhoneProof.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { NewPasswordFields } from '#parts/form/NewPasswordFields.tsx'
import { FormPhoneNumber } from '#parts/form/phone/FormPhoneNumber.tsx'
import { NO_PHONE } from '#parts/form/phone/phoneValue.ts'
import { recoveryDraftAtom } from './drafts.ts'
import { recoveryMessage } from './recoveryMessages.ts'
import { makePhoneRecoverySchema } from './recoverySchemas.ts'

interface Props {
  /**
   * Called with the account name once the new password is set. The signal aborts when the popup
   * closes.
   */
  onRecovered: (account: string, newPassword: string, signal: AbortSignal) => Promise<void>
}

/** Recovery by an SMS code: the player sets a new password and is logged in. */
export function PhoneRecovery({ onRecovered }: Props) {
  const { t } = useLingui()
  useEncryption()
  const human = useHumanProof()
  const provePhone = usePhoneProof('recovery')
  const { password: rule } = useRegisterRules().rules
  const form = useGatewayForm({
    schema: makePhoneRecoverySchema(rule),
    defaults: {
      mobileNum: NO_PHONE,
      verificationCode: '',
      newPassword: '',
      confirmNewPassword: '',
    },
    draft: recoveryDraftAtom,
    words: recoveryMessage,
    faults: (error) => readFieldFaults(error, { rules: { newPassword: rule } }),
    submit: async ({ mobileNum: phone, verificationCode, newPassword }, signal) => {
      const { mobileNum, countryDialingCode } = phone
      const proof = await provePhone(verificationCode)
      const { account } = await recoverPasswordByPhone(
        { mobileNum, countryDialingCode, newPassword, ...proof },
        { signal },
      )
      await onRecovered(account, newPassword, signal)
    },
  })
  return (
    <Form sticky form={form} action={t`Change password and log in`}>
      <FormPhoneNumber form={form} name="mobileNum" />
      <FormPhoneCode form={form} name="verificationCode" purpose="recovery" human={human} />
      {human.element}
      <NewPasswordFields form={form} rule={rule} />
    </Form>
  )
}
