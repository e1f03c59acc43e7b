import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { recoverPasswordByPhone } from '../api.ts'
import { useHumanProof } from '#parts/human/useHumanProof.tsx'
import { LoginRefusal } from '../login/LoginRefusal.tsx'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useKeepDraft } from '#parts/form/useKeepDraft.ts'
import { newPasswordRefusal } from '#parts/passwords/passwordRefusal.ts'
import { NewPasswordFields, type NewPassword } from '#parts/passwords/NewPasswordFields.tsx'
import type { PhoneValue } from '#parts/phone/phoneValue.ts'
import { PhoneCodeField } from '#parts/codes/PhoneCodeField.tsx'
import { PhoneNumberField } from '#parts/phone/PhoneNumberField.tsx'
import { usePhoneProof } from '#parts/codes/usePhoneProof.ts'
import { Button } from '#ui/Button.tsx'
import { recoveryDraftAtom } from './drafts.ts'
import { recoveryMessage } from './recoveryMessages.ts'

interface Fields extends NewPassword {
  phone: PhoneValue
  code: string
}

interface Props {
  /** The password is set; what to log in with. The signal aborts when the popup goes away. */
  onRecovered: (account: string, newPassword: string, signal: AbortSignal) => Promise<void>
}

/** Recovery by a code to the phone: a new password at once, and in. */
export function PhoneRecovery({ onRecovered }: Props) {
  const { t } = useLingui()
  useEncryption()
  const human = useHumanProof()
  const prove = usePhoneProof('recovery')
  const store = useStore()
  const { attempt, busy, refusal, clearRefusal } = useAttempt()
  const [defaultValues] = useState((): Fields => {
    const { phone, newPassword, confirmNewPassword } = store.get(recoveryDraftAtom)
    return { phone, code: '', newPassword, confirmNewPassword }
  })
  const form = useForm<Fields>({ defaultValues })
  useKeepDraft(form, ({ code: _code, ...values }) => store.set(recoveryDraftAtom, values))
  const phone = useWatch({ control: form.control, name: 'phone' })
  const { control, handleSubmit, trigger, setError } = form

  const send = handleSubmit(
    async ({ phone: { mobileNum, countryDialingCode }, code, newPassword }) => {
      const error = await attempt(async (signal) => {
        const proof = await prove(code)
        const { account } = await recoverPasswordByPhone(
          { mobileNum, countryDialingCode, newPassword, ...proof },
          { signal },
        )
        // Afterwards: forgetting the draft leads back to the mail's form, and would end this one.
        await onRecovered(account, newPassword, signal).finally(() =>
          store.set(recoveryDraftAtom, null),
        )
      })
      const ofNew = error && newPasswordRefusal(error)
      if (!ofNew) return
      clearRefusal()
      setError('newPassword', { message: t(ofNew) }, { shouldFocus: true })
    },
    clearRefusal,
  )

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refusal && <LoginRefusal key={refusal.requestId} error={refusal} words={recoveryMessage} />}
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
            phone={phone}
            human={human}
            onInvalidPhone={() => void trigger('phone', { shouldFocus: true })}
            error={fieldState.error?.message}
          />
        )}
      />
      {human.element}
      <NewPasswordFields control={control} />
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Change password and log in</Trans>
      </Button>
    </form>
  )
}
