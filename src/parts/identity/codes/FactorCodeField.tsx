import { useLingui } from '@lingui/react/macro'
import { FormCodeField } from '#parts/form/FormCodeField.tsx'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'
import { FACTOR_LABELS } from './messages.ts'
import { SendCodeButton, type SentWait } from './SendCodeButton.tsx'

type Sent = 'phone' | 'email'

interface Props<Fields> {
  form: GatewayForm<Fields>
  name: NamesOf<Fields, string>
  factor: Sent | 'authenticator'
  /**
   * Phone number or email address to which the code is sent, masked; empty if the gateway does not
   * say.
   */
  hint: string | undefined
  /** Requests a code; rejects with `GatewayError`. */
  send: (factor: Sent, signal: AbortSignal) => Promise<{ expiredMinutes: number }>
  wait?: SentWait
}

/** The field for the code of a second factor, with a button that requests the code. */
export function FactorCodeField<Fields>({ form, name, factor, hint, send, wait }: Props<Fields>) {
  const { t } = useLingui()
  return (
    <FormCodeField
      form={form}
      name={name}
      subject="factorCode"
      label={t(FACTOR_LABELS[factor])}
      hint={hint && t`Goes to ${hint}`}
      action={
        factor !== 'authenticator' && (
          <SendCodeButton
            send={(signal) => {
              form.clearRefusal(name)
              return send(factor, signal)
            }}
            onRefusal={(error) => form.setError(error)}
            {...(wait && { wait })}
          />
        )
      }
    />
  )
}
