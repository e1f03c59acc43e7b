import { useLingui } from '@lingui/react/macro'
import { gatewayNow } from '#core/clock/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { loginWithSecondFactor, requestSecondFactorCode } from '../api.ts'
import { factorTriesLeft, loginMessage } from '../login/loginMessages.ts'
import type { SecondFactor } from '../schema.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormCodeField } from '#parts/form/FormCodeField.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CountdownButton } from '#ui/CountdownButton.tsx'
import { AnswerSchema, FACTORS } from './factors.ts'

interface Props {
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

/** The form that answers one factor, with the button that sends its code. */
export function FactorAnswer({ challengeId, factor, hint, until, onWait, onDone, onOver }: Props) {
  const { t } = useLingui()
  const sending = useAttempt()
  const form = useGatewayForm({
    schema: AnswerSchema,
    defaults: { answer: '' },
    words: loginMessage,
    onRefusal: (error) => {
      if (error.code === 'challenge_expired') onOver(error)
      else if (factorTriesLeft(error) === 0) onOver(new GatewayError('factor_tries_used_up'))
    },
    submit: async ({ answer }, signal) =>
      onDone(await loginWithSecondFactor({ challengeId, factor, answer }, { signal })),
  })
  const sendCode = async () => {
    form.clearRefusal()
    const error = await sending.attempt(async (signal) => {
      const { expiredMinutes } = await requestSecondFactorCode({ challengeId, factor }, { signal })
      onWait(expiredMinutes * 60)
    })
    if (error?.code === 'too_many_requests') onWait(retryAfterSeconds(error))
    if (error) form.refuse(error)
  }
  const label = t(FACTORS[factor].answer)
  return (
    <Form form={form} action={t`Confirm and log in`}>
      {factor === 'bankAccountName' ? (
        <FormTextField
          form={form}
          name="answer"
          subject="bankAccountName"
          label={label}
          hint={t`As it stands in the account that you withdraw to.`}
          autoComplete="off"
        />
      ) : (
        <FormCodeField
          form={form}
          name="answer"
          subject="factorCode"
          label={label}
          hint={hint && t`Goes to ${hint}`}
          action={
            factor !== 'authenticator' && (
              <CountdownButton
                onSend={() => void sendCode()}
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
      )}
    </Form>
  )
}
