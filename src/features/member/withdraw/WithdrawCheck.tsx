import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import * as v from 'valibot'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { FactorCodeField } from '#parts/identity/codes/FactorCodeField.tsx'
import { knownPassword, requiredText } from '#parts/form/field-rules/entries.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { PaymentPasswordField } from '#parts/money/PaymentPasswordField.tsx'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { requestWithdrawalCode } from './api.ts'
import { withdrawMessage } from './messages.ts'
import type { ChoosableAccount, WithdrawTerms } from './schema.ts'
import type { useWithdrawal } from './useWithdrawal.ts'
import type { WithdrawDraft } from './withdrawEntry.ts'

interface Props {
  terms: WithdrawTerms
  draft: WithdrawDraft
  account: ChoosableAccount
  onChange: () => void
  send: ReturnType<typeof useWithdrawal>['send']
}

const FACTOR_FAULTS: Readonly<Record<string, 'codeWrong' | 'codeExpired'>> = {
  wrong_second_factor: 'codeWrong',
  second_factor_expired: 'codeExpired',
}

/** The review step of a withdrawal. The payment password confirms it. */
export function WithdrawCheck({ terms, draft, account, onChange, send }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency, secondFactor, factorHint, confirmMinutes } = terms
  const { tries, lockedUntil, countTry } = usePaymentTries()
  const { amount, fee } = draft
  const write = (value: string) => formatMoney(value, locale, currency)
  const form = useGatewayForm({
    schema: v.object({
      paymentPassword: knownPassword,
      factorCode: secondFactor ? requiredText : v.string(),
    }),
    defaults: { paymentPassword: '', factorCode: '' },
    submit: ({ paymentPassword, factorCode }) =>
      send(draft, { paymentPassword, ...(factorCode && { factorCode }) }),
    words: withdrawMessage,
    onRefusal: countTry,
    faults: (error) => {
      const fault = paymentPasswordFault(error)
      if (fault) return { paymentPassword: fault }
      const kind = FACTOR_FAULTS[error.code]
      return kind && secondFactor ? { factorCode: { kind } } : {}
    },
  })
  const total = write(amount)
  return (
    <CheckStep
      title={t`Check your withdrawal`}
      rows={[
        {
          label: t({
            message: 'Withdraw to',
            comment: 'Label: the account to which money is paid',
          }),
          value: `${account.institution} ${account.number}`,
        },
        ...(account.holder
          ? [
              {
                label: t(msg({ message: 'Name', context: 'of an account' })),
                value: account.holder,
              },
            ]
          : []),
        { label: t`From your balance`, value: total },
        { label: t(msg({ message: 'Fee', context: 'of a payment' })), value: write(fee) },
        {
          label: t({ message: 'You receive', comment: 'Label: the amount without the fee' }),
          value: write(new Big(amount).minus(fee).toFixed()),
          strong: true,
        },
      ]}
      notes={
        confirmMinutes > 0 && (
          <Trans>
            Once it is sent, you have{' '}
            <Plural value={confirmMinutes} one="# minute" other="# minutes" /> to say whether it
            arrived. After that it counts as received.
          </Trans>
        )
      }
      onChange={onChange}
    >
      <Form
        form={form}
        action={t({
          message: `Withdraw ${{ amount: total }}`,
          comment: 'Button: has this amount paid out',
        })}
        gap={5}
        blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
      >
        <PaymentPasswordField form={form} name="paymentPassword" tries={tries} />
        {secondFactor && (
          <FactorCodeField
            form={form}
            name="factorCode"
            factor={secondFactor}
            hint={factorHint}
            send={(factor, signal) => requestWithdrawalCode({ factor }, { signal })}
          />
        )}
      </Form>
    </CheckStep>
  )
}
