import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { knownPassword } from '#parts/form/field-rules/entries.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { PaymentPasswordField } from '#parts/money/PaymentPasswordField.tsx'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import type { Direction, Payee, TransferTerms } from './api.ts'
import { TRANSFER_WORDS, transferMessage } from './messages.ts'
import { restOf, type Entered } from './schema.ts'

interface Props {
  direction: Direction
  terms: TransferTerms
  payee: Payee
  entered: Entered
  /** Sends the transfer; rejects with `GatewayError`. */
  send: (entered: Entered, paymentPassword: string) => Promise<void>
  onChange: () => void
  /** Called when the gateway asks for bets first, which the loaded terms did not say. */
  onBlocked: () => void
}

const SCHEMA = v.object({ paymentPassword: knownPassword })

/** The review step before a transfer is sent, with the field for the payment password. */
export function ConfirmStep({
  direction,
  terms,
  payee,
  entered,
  send,
  onChange,
  onBlocked,
}: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { tries, lockedUntil, countTry } = usePaymentTries()
  useEncryption()
  const write = (amount: string) => formatMoney(amount, locale, terms.currency)
  const amount = write(entered.amount)
  const form = useGatewayForm({
    schema: SCHEMA,
    defaults: { paymentPassword: '' },
    words: transferMessage(direction),
    faults: (error) => {
      const fault = paymentPasswordFault(error)
      return fault ? { paymentPassword: fault } : {}
    },
    onRefusal: (error) => {
      countTry(error)
      if (error.code === 'withdrawal_blocked') onBlocked()
    },
    submit: ({ paymentPassword }) => send(entered, paymentPassword),
  })
  return (
    <CheckStep
      title={<Trans>Check your transfer</Trans>}
      rows={[
        { label: t(TRANSFER_WORDS[direction].to), value: payee.account },
        { label: t`Amount`, value: amount, strong: true },
        { label: t`Fee`, value: t({ message: 'None', context: 'fee' }) },
        {
          label: t({ message: 'Balance after transfer', comment: 'Label: money that is left' }),
          value: write(restOf(terms.balance, entered.amount)),
        },
      ]}
      notes={<Trans>A transfer arrives at once and can’t be canceled.</Trans>}
      onChange={onChange}
    >
      <Form
        form={form}
        action={<Trans comment="Button: sends this amount">Transfer {amount}</Trans>}
        blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
      >
        <PaymentPasswordField form={form} name="paymentPassword" tries={tries} />
      </Form>
    </CheckStep>
  )
}
