import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { knownPassword } from '#parts/form/field-rules/entries.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { PaymentPasswordField } from '#parts/money/PaymentPasswordField.tsx'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import { pointsMessage } from './messages.ts'

const SCHEMA = v.object({ paymentPassword: knownPassword })

/** Field for the payment password, with the button that confirms the redemption or conversion. */
export function PasswordForm({
  action,
  submit,
}: {
  action: string
  submit: (paymentPassword: string) => Promise<void>
}) {
  const { tries, lockedUntil, countTry } = usePaymentTries()
  useEncryption()
  const form = useGatewayForm({
    schema: SCHEMA,
    defaults: { paymentPassword: '' },
    words: pointsMessage,
    faults: (error) => {
      const fault = paymentPasswordFault(error)
      return fault ? { paymentPassword: fault } : {}
    },
    onRefusal: countTry,
    submit: ({ paymentPassword }) => submit(paymentPassword),
  })
  return (
    <Form
      form={form}
      action={action}
      gap={5}
      blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
    >
      <PaymentPasswordField form={form} name="paymentPassword" tries={tries} />
    </Form>
  )
}
