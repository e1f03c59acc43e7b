import { useLingui } from '@lingui/react/macro'
import { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { loginWithSecondFactor, requestSecondFactorCode } from '../api.ts'
import { factorTriesLeft, loginMessage } from '../loginMessages.ts'
import type { SecondFactor } from '../schema.ts'
import { FactorCodeField } from '#parts/identity/codes/FactorCodeField.tsx'
import type { SentWait } from '#parts/identity/codes/SendCodeButton.tsx'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { AnswerSchema, FACTORS } from './factors.ts'

interface Props {
  challengeId: string
  factor: SecondFactor
  hint: string | undefined
  /** Time that the player must wait before another code can be sent. */
  wait: SentWait
  onDone: (reply: LoggedIn) => void
  /** Called when the gateway accepts no more answers to this request for a second factor. */
  onOver: (cause: GatewayError) => void
}

/** Form that answers one second factor, with the button that sends its code. */
export function FactorAnswer({ challengeId, factor, hint, wait, onDone, onOver }: Props) {
  const { t } = useLingui()
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
  return (
    <Form form={form} action={t`Confirm and log in`}>
      {factor === 'bankAccountName' ? (
        <FormTextField
          form={form}
          name="answer"
          subject="bankAccountName"
          label={t(FACTORS[factor].name)}
          hint={t`As it appears on the account you withdraw to.`}
          autoComplete="off"
        />
      ) : (
        <FactorCodeField
          form={form}
          name="answer"
          factor={factor}
          hint={hint}
          send={(sent, signal) =>
            requestSecondFactorCode({ challengeId, factor: sent }, { signal })
          }
          wait={wait}
        />
      )}
    </Form>
  )
}
