import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { GatewayError } from '#core/contract/error.ts'
import { CaptchaField } from '#parts/captcha/CaptchaField.tsx'
import { hasCaptcha, type CaptchaValue } from '#parts/captcha/captchaValue.ts'
import { useHumanProof } from '#parts/human/useHumanProof.tsx'
import { PhoneCodeField } from '#parts/codes/PhoneCodeField.tsx'
import { PhoneNumberField } from '#parts/phone/PhoneNumberField.tsx'
import { usePhoneProof } from '#parts/codes/usePhoneProof.ts'
import type { PhoneValue } from '#parts/phone/phoneValue.ts'
import type { LoginReply, Portal } from '../schema.ts'
import { Button } from '#ui/Button.tsx'
import { LOGIN_DRAFTS } from './drafts.ts'
import { LoginRefusal } from './LoginRefusal.tsx'
import { useLogin } from './useLogin.ts'

interface Fields {
  phone: PhoneValue
  code: string
  captcha: CaptchaValue
}

interface Props {
  portal: Portal
  onReply: (reply: LoginReply) => void
  /** Why the second factor was broken off, where it was: the login begins anew. */
  breakOff: GatewayError | null
}

/** Login with a mobile number and the code that is sent to it. */
export function PhoneLogin({ portal, onReply, breakOff }: Props) {
  const { t } = useLingui()
  const store = useStore()
  const human = useHumanProof()
  const prove = usePhoneProof('login')
  const login = useLogin(onReply, breakOff)
  const { submit, busy, refusal, refusals, captchaNeeded } = login
  const [defaultValues] = useState(() => ({
    phone: store.get(LOGIN_DRAFTS[portal]).phone,
    code: '',
    captcha: {},
  }))
  const { control, handleSubmit, trigger, setValue } = useForm<Fields>({ defaultValues })
  const phone = useWatch({ control, name: 'phone' })

  const send = handleSubmit(async ({ phone: { mobileNum, countryDialingCode }, code, captcha }) => {
    await submit(async () => ({
      type: 'sms',
      portal,
      mobileNum,
      countryDialingCode,
      ...(await prove(code)),
      ...captcha,
      ...(!captcha.human && { human: await human.prove() }),
    }))
    // Right or wrong, it was used up.
    setValue('captcha', {})
  }, login.clearRefusal)

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refusal && <LoginRefusal key={refusals} error={refusal} />}
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
            onChange={(next) => {
              field.onChange(next)
              store.set(LOGIN_DRAFTS[portal], { phone: next })
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
            phone={phone}
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
