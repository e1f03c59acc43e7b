import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { GatewayError } from '#core/contract/error.ts'
import { recoverPasswordByPhone } from '#features/auth/api.ts'
import { useHumanProof } from '#features/auth/human/useHumanProof.tsx'
import { NewPasswordFields, type NewPassword } from '#features/auth/password/NewPasswordFields.tsx'
import { NO_PHONE, type PhoneValue } from '#features/auth/phone/phoneValue.ts'
import { PhoneCodeField } from '#features/auth/phone/PhoneCodeField.tsx'
import { PhoneNumberField } from '#features/auth/phone/PhoneNumberField.tsx'
import { usePhoneProof } from '#features/auth/phone/usePhoneProof.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { recoveryMessage } from './recoveryMessages.ts'

interface Fields extends NewPassword {
  phone: PhoneValue
  code: string
}

interface Props {
  /** The password is set; what to log in with. */
  onRecovered: (account: string, newPassword: string) => Promise<void>
}

/** Recovery by a code to the phone: a new password at once, and in. */
export function PhoneRecovery({ onRecovered }: Props) {
  const { t } = useLingui()
  const human = useHumanProof()
  const prove = usePhoneProof('recovery')
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const { control, handleSubmit, watch, trigger, formState } = useForm<Fields>({
    defaultValues: { phone: NO_PHONE, code: '', newPassword: '', confirmNewPassword: '' },
  })
  const { isSubmitting } = formState

  const send = handleSubmit(async ({ phone, code, newPassword }) => {
    setRefusal(null)
    try {
      const { account } = await recoverPasswordByPhone({
        mobileNum: phone.mobileNum,
        countryDialingCode: phone.countryDialingCode,
        newPassword,
        ...(await prove(code)),
      })
      await onRecovered(account, newPassword)
    } catch (cause) {
      setRefusal(cause instanceof GatewayError ? cause : new GatewayError('network', { cause }))
    }
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) return event.preventDefault()
        void send(event)
      }}
      className="flex flex-col gap-4"
    >
      {refusal && <FormAlert>{t(recoveryMessage(refusal))}</FormAlert>}
      <Controller
        name="phone"
        control={control}
        rules={{
          validate: ({ problem }) =>
            problem === null ||
            (problem === 'missing'
              ? t`Enter your mobile number.`
              : t`Enter a valid mobile number.`),
        }}
        render={({ field, fieldState }) => (
          <PhoneNumberField {...field} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="code"
        control={control}
        rules={{ validate: (code) => code.trim() !== '' || t`Enter the code that we sent you.` }}
        render={({ field, fieldState }) => (
          <PhoneCodeField
            {...field}
            purpose="recovery"
            phone={watch('phone')}
            human={human}
            onInvalidPhone={() => void trigger('phone', { shouldFocus: true })}
            error={fieldState.error?.message}
          />
        )}
      />
      {human.element}
      <NewPasswordFields control={control} />
      <Button type="submit" size="lg" block busy={isSubmitting}>
        <Trans>Change password and log in</Trans>
      </Button>
    </form>
  )
}
