import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import { formatMoney } from '#lib/money.ts'
import { REQUIRED } from '#parts/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { PaymentPasswordField } from '#parts/money/PaymentPasswordField.tsx'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { transferToMember, type Payee, type TransferTerms } from './api.ts'
import { TRANSFER_WORDS, transferMessage } from './messages.ts'
import { transferReceiptQuery } from './queries.ts'
import { restOf, type Entered } from './schema.ts'
import { intentOf, type TransferWay } from './ways.ts'

interface Props {
  way: TransferWay
  terms: TransferTerms
  payee: Payee
  entered: Entered
  /** It was sent before, and its answer is not known. */
  isUnanswered: boolean
  onChange: () => void
  onMade: () => void
}

const SCHEMA = v.object({ paymentPassword: v.pipe(v.string(), v.nonEmpty(REQUIRED)) })

/** The last look before the money goes, with the payment password. */
export function ConfirmStep({ way, terms, payee, entered, isUnanswered, onChange, onMade }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const intent = useMoneyIntent(intentOf(way))
  const { tries, lockedUntil, countTry } = usePaymentTries()
  useEncryption()
  const write = (amount: string) => formatMoney(amount, locale, terms.currency)
  const amount = write(entered.amount)

  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync: send } = useMutation({
    mutationFn: async (paymentPassword: string) => {
      await intent.begin(entered)
      return intent.send((idempotencyKey) =>
        transferToMember({ ...entered, paymentPassword }, { idempotencyKey }),
      )
    },
  })
  const form = useGatewayForm({
    schema: SCHEMA,
    defaults: { paymentPassword: '' },
    words: transferMessage(way.direction),
    fieldFaults: (error) => {
      const fault = paymentPasswordFault(error)
      return fault ? { paymentPassword: fault } : {}
    },
    onRefusal: countTry,
    submit: async ({ paymentPassword }) => {
      const { balance, ...receipt } = await send(paymentPassword)
      queryClient.setQueryData(transferReceiptQuery(receipt.id).queryKey, receipt)
      void keepBalance(queryClient, balance)
      refreshTagged(queryClient, 'money')
      if (way.direction === 'DOWNLINE') refreshTagged(queryClient, 'agent')
      onMade()
      void navigate(way.receiptPath(receipt.id), { replace: true })
    },
  })
  return (
    <CheckStep
      title={<Trans>Check your transfer</Trans>}
      rows={[
        { label: t(TRANSFER_WORDS[way.direction].to), value: payee.account },
        { label: t`Amount`, value: amount, strong: true },
        { label: t`Fee`, value: t({ message: 'None', context: 'fee' }) },
        { label: t`Balance afterwards`, value: write(restOf(terms.balance, entered.amount)) },
      ]}
      notes={<Trans>A transfer arrives at once and cannot be taken back.</Trans>}
      onChange={onChange}
    >
      {isUnanswered && (
        <FormAlert
          tone="warning"
          title={<Trans>We don’t know yet whether this went through</Trans>}
        >
          <Trans>Enter your payment password to find out. It is made once at most.</Trans>
        </FormAlert>
      )}
      <Form
        form={form}
        action={<Trans>Transfer {amount}</Trans>}
        blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
      >
        <PaymentPasswordField form={form} name="paymentPassword" tries={tries} />
      </Form>
    </CheckStep>
  )
}
