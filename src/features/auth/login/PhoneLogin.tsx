import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { GatewayError } from '#core/contract/error.ts'
import { CaptchaField } from '#features/auth/captcha/CaptchaField.tsx'
import { hasCaptcha, type CaptchaValue } from '#features/auth/captcha/captchaValue.ts'
import { useHumanProof } from '#features/auth/human/useHumanProof.tsx'
import { PhoneCodeField } from '#features/auth/phone/PhoneCodeField.tsx'
import { PhoneNumberField } from '#features/auth/phone/PhoneNumberField.tsx'
import { usePhoneProof } from '#features/auth/phone/usePhoneProof.ts'
import type { PhoneValue } from '#features/auth/phone/phoneValue.ts'
import type { LoginReply, Portal } from '#features/auth/schema.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { loginDraftAtom } from './drafts.ts'
import { loginMessage } from './loginMessages.ts'
import { useLogin } from './useLogin.ts'

interface Fields {
  phone: PhoneValue
  code: string
  captcha: CaptchaValue
}

interface Props {
  portal: Portal
  onReply: (reply: LoginReply) => void
  /** The second factor took too long: it begins anew. */
  expired: boolean
}

/** Login with a mobile number and the code that is sent to it. */
export function PhoneLogin({ portal, onReply, expired }: Props) {
  const { t } = useLingui()
  const store = useStore()
  const human = useHumanProof()
  const prove = usePhoneProof('login')
  const { submit, busy, refusal, refusals, captchaNeeded } = useLogin(onReply)
  const [defaultValues] = useState(() => ({
    phone: store.get(loginDraftAtom).phone,
    code: '',
    captcha: {},
  }))
  const { control, handleSubmit, watch, trigger } = useForm<Fields>({
    defaultValues,
  })

  const send = handleSubmit(({ phone, code, captcha }) =>
    submit(async () => ({
      type: 'sms',
      portal,
      mobileNum: phone.mobileNum,
      countryDialingCode: phone.countryDialingCode,
      ...(await prove(code)),
      ...captcha,
    })),
  )

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refusal && <FormAlert>{t(loginMessage(refusal))}</FormAlert>}
      {expired && !refusal && (
        <FormAlert tone="warning">
          {t(loginMessage(new GatewayError('challenge_expired')))}
        </FormAlert>
      )}
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
          <PhoneNumberField
            {...field}
            onChange={(phone) => {
              field.onChange(phone)
              store.set(loginDraftAtom, { phone })
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="code"
        control={control}
        rules={{ validate: (code) => code.trim() !== '' || t`Enter the code that we sent you.` }}
        render={({ field, fieldState }) => (
          <PhoneCodeField
            {...field}
            purpose="login"
            phone={watch('phone')}
            human={human}
            onInvalidPhone={() => void trigger('phone', { shouldFocus: true })}
            error={fieldState.error?.message}
          />
        )}
      />
      {captchaNeeded && (
        <Controller
          name="captcha"
          control={control}
          rules={{
            validate: (value) => hasCaptcha(value) || t`Type the characters in the picture.`,
          }}
          render={({ field, fieldState }) => (
            <CaptchaField {...field} refusals={refusals} error={fieldState.error?.message} />
          )}
        />
      )}
      {human.element}
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  )
}
