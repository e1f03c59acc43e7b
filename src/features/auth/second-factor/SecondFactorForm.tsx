import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Landmark, Mail, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { gatewayNow } from '#core/clock/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { loginWithSecondFactor, requestSecondFactorCode } from '#features/auth/api.ts'
import { loginMessage } from '#features/auth/login/loginMessages.ts'
import { retryAfterSeconds } from '#features/auth/phone/messages.ts'
import type { SecondFactor, SecondFactorNeeded } from '#features/auth/schema.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { CountdownButton } from '#ui/CountdownButton.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { TextField } from '#ui/TextField.tsx'

const FACTORS: Record<SecondFactor, { icon: LucideIcon; name: MessageDescriptor }> = {
  phone: { icon: Smartphone, name: msg`Code by SMS` },
  email: { icon: Mail, name: msg`Code by email` },
  authenticator: { icon: ShieldCheck, name: msg`Authenticator app` },
  bankAccountName: { icon: Landmark, name: msg`Name on your bank account` },
}

interface Props {
  challenge: SecondFactorNeeded
  onDone: (reply: LoggedIn) => void
  onBack: (tookTooLong: boolean) => void
}

/** Asks who logs in from a new address for one thing more (specification §4, "Login flow"). */
export function SecondFactorForm({ challenge, onDone, onBack }: Props) {
  const { t } = useLingui()
  const [factor, setFactor] = useState(challenge.factors[0]!.factor)
  const chosen = challenge.factors.find((each) => each.factor === factor)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-pretty text-muted">
        <Trans>
          You’re logging in from somewhere new. To keep your account safe, please confirm that it’s
          you.
        </Trans>
      </p>
      {challenge.factors.length > 1 && (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{t`How to confirm`}</legend>
          {challenge.factors.map((each) => (
            <FactorChoice
              key={each.factor}
              factor={each.factor}
              chosen={each.factor === factor}
              onChoose={() => setFactor(each.factor)}
            />
          ))}
        </fieldset>
      )}
      <Answer
        key={factor}
        {...{ challengeId: challenge.challengeId, factor, hint: chosen?.hint, onDone }}
        onExpired={() => onBack(true)}
      />
      <Button variant="quiet" onClick={() => onBack(false)}>
        <Trans>Back to login</Trans>
      </Button>
    </div>
  )
}

function FactorChoice({
  factor,
  chosen,
  onChoose,
}: {
  factor: SecondFactor
  chosen: boolean
  onChoose: () => void
}) {
  const { t } = useLingui()
  const { icon: Icon, name } = FACTORS[factor]
  return (
    <label className="flex min-h-thumb cursor-pointer items-center gap-2 rounded-control border p-3 text-label font-semibold has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input type="radio" name="factor" checked={chosen} onChange={onChoose} className="sr-only" />
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t(name)}</span>
    </label>
  )
}

interface AnswerProps {
  challengeId: string
  factor: SecondFactor
  hint: string | undefined
  onDone: (reply: LoggedIn) => void
  onExpired: () => void
}

function Answer({ challengeId, factor, hint, onDone, onExpired }: AnswerProps) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const { control, handleSubmit, formState } = useForm({ defaultValues: { answer: '' } })

  const fail = (cause: unknown) => {
    const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
    if (error.code === 'challenge_expired') onExpired()
    else setRefusal(error)
  }
  const send = handleSubmit(async ({ answer }) => {
    setRefusal(null)
    await loginWithSecondFactor({ challengeId, factor, answer }).then(onDone, fail)
  })
  const isCode = factor !== 'bankAccountName'
  const words = {
    phone: t`Code from the SMS`,
    email: t`Code from the email`,
    authenticator: t`Code in your authenticator app`,
    bankAccountName: t`Name on your bank account`,
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (formState.isSubmitting) return event.preventDefault()
        void send(event)
      }}
      className="flex flex-col gap-4"
    >
      {refusal && <FormAlert>{t(loginMessage(refusal))}</FormAlert>}
      <Controller
        name="answer"
        control={control}
        rules={{ validate: (answer) => answer.trim() !== '' }}
        render={({ field, fieldState }) =>
          isCode ? (
            <CodeField
              {...field}
              label={words[factor]}
              hint={hint && t`Goes to ${hint}`}
              error={fieldState.error && t`Enter the code.`}
              action={
                (factor === 'phone' || factor === 'email') && (
                  <SendCode {...{ challengeId, factor }} onFailure={fail} />
                )
              }
            />
          ) : (
            <TextField
              {...field}
              label={words[factor]}
              hint={t`As it stands in the account that you withdraw to.`}
              error={fieldState.error && t`Enter the name on your bank account.`}
            />
          )
        }
      />
      <Button type="submit" size="lg" block busy={formState.isSubmitting}>
        <Trans>Confirm and log in</Trans>
      </Button>
    </form>
  )
}

function SendCode({
  challengeId,
  factor,
  onFailure,
}: {
  challengeId: string
  factor: SecondFactor
  onFailure: (cause: unknown) => void
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [until, setUntil] = useState<number | null>(null)
  const wait = (seconds: number) => setUntil(gatewayNow() + seconds * 1000)
  const request = async () => {
    setBusy(true)
    try {
      const { expiredMinutes } = await requestSecondFactorCode({ challengeId, factor })
      wait(expiredMinutes * 60)
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'too_many_requests') {
        wait(retryAfterSeconds(error))
      }
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <CountdownButton
      onSend={() => void request()}
      busy={busy}
      until={until}
      now={gatewayNow}
      labels={{
        send: t`Send code`,
        wait: (seconds) => t`Again in ${seconds} s`,
        ready: t`You can send another code now.`,
      }}
    />
  )
}
