import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Landmark, Mail, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { gatewayNow } from '#core/clock/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { loginWithSecondFactor, requestSecondFactorCode } from '../api.ts'
import { LoginRefusal } from '../login/LoginRefusal.tsx'
import { factorTriesLeft } from '../login/loginMessages.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { retryAfterSeconds } from '#parts/codes/messages.ts'
import type { SecondFactor, SecondFactorNeeded } from '../schema.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { CountdownButton } from '#ui/CountdownButton.tsx'
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
  /** Returns to the password step; the cause is null if the player chose to. */
  onBack: (cause: GatewayError | null) => void
}

/** When each factor's next code may be asked for, by the gateway's clock. */
type Waits = Partial<Record<SecondFactor, number>>

/** Asks for a second factor after a login from a new address (docs/product.md §4.2). */
export function SecondFactorForm({ challenge, onDone, onBack }: Props) {
  const { t } = useLingui()
  const [factor, setFactor] = useState(challenge.factors[0]!.factor)
  const chosen = challenge.factors.find((each) => each.factor === factor)
  const [waits, setWaits] = useState<Waits>({})
  const place = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone. On touch screens a keyboard would jump up over this one.
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return
    place.current?.querySelector<HTMLElement>('input[name=answer]')?.focus()
  }, [])
  return (
    <div ref={place} className="flex flex-col gap-4">
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
        until={waits[factor] ?? null}
        onWait={(seconds) =>
          setWaits((now) => ({ ...now, [factor]: gatewayNow() + seconds * 1000 }))
        }
        onOver={onBack}
      />
      <Button variant="quiet" onClick={() => onBack(null)}>
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
  /** When another code may be asked for. */
  until: number | null
  /** No other code may be asked for during these seconds. */
  onWait: (seconds: number) => void
  onDone: (reply: LoggedIn) => void
  /** The challenge takes no more answers. */
  onOver: (cause: GatewayError) => void
}

function Answer({ challengeId, factor, hint, until, onWait, onDone, onOver }: AnswerProps) {
  const { t } = useLingui()
  const answering = useAttempt()
  const sending = useAttempt()
  const [tries, setTries] = useState(0)
  const { control, handleSubmit } = useForm({ defaultValues: { answer: '' } })
  const refusal = answering.refusal ?? sending.refusal
  const clear = () => {
    answering.clearRefusal()
    sending.clearRefusal()
  }

  const judge = (error: GatewayError | null) => {
    setTries((count) => count + 1)
    if (error?.code === 'challenge_expired') onOver(error)
    else if (error && factorTriesLeft(error) === 0) {
      onOver(new GatewayError('factor_tries_used_up'))
    }
  }
  const send = handleSubmit(async ({ answer }) => {
    sending.clearRefusal()
    const error = await answering.attempt(async (signal) => {
      onDone(await loginWithSecondFactor({ challengeId, factor, answer }, { signal }))
    })
    if (error) judge(error)
  }, clear)
  const requestCode = async () => {
    answering.clearRefusal()
    const error = await sending.attempt(async (signal) => {
      const { expiredMinutes } = await requestSecondFactorCode({ challengeId, factor }, { signal })
      onWait(expiredMinutes * 60)
    })
    if (error?.code === 'too_many_requests') onWait(retryAfterSeconds(error))
    if (error) judge(error)
  }
  const words = {
    phone: t`Code from the SMS`,
    email: t`Code from the email`,
    authenticator: t`Code in your authenticator app`,
    bankAccountName: t`Name on your bank account`,
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refusal && <LoginRefusal key={tries} error={refusal} />}
      <Controller
        name="answer"
        control={control}
        rules={{ validate: (answer) => answer.trim() !== '' }}
        render={({ field, fieldState }) =>
          factor === 'bankAccountName' ? (
            <TextField
              {...field}
              label={words[factor]}
              hint={t`As it stands in the account that you withdraw to.`}
              autoComplete="off"
              error={fieldState.error && t`Enter the name on your bank account.`}
            />
          ) : (
            <CodeField
              {...field}
              label={words[factor]}
              hint={hint && t`Goes to ${hint}`}
              error={fieldState.error && t`Enter the code.`}
              action={
                factor !== 'authenticator' && (
                  <CountdownButton
                    onSend={() => void requestCode()}
                    busy={sending.busy}
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
            />
          )
        }
      />
      <Button type="submit" size="lg" block busy={answering.busy}>
        <Trans>Confirm and log in</Trans>
      </Button>
    </form>
  )
}
