import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import { readAmount } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { REQUIRED } from '#parts/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { makeAmountSchema } from '#parts/money/amountSchema.ts'
import { FormAmountField } from '#parts/money/FormAmountField.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { AccountField } from './AccountField.tsx'
import { withdrawMessage } from './messages.ts'
import { feeOf, type WithdrawTerms } from './schema.ts'
import type { WithdrawDraft } from './useWithdrawal.ts'

interface Props {
  terms: WithdrawTerms
  /** What was entered before. */
  draft: WithdrawDraft | null
  onCheck: (draft: WithdrawDraft) => Promise<void>
}

const least = (...amounts: string[]) =>
  amounts.reduce((one, other) => (new Big(other).lt(one) ? other : one))

/** Where to and how much; the fee and what arrives follow what is typed. */
export function WithdrawForm({ terms, draft, onCheck }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { accounts, available, currency, limits } = terms
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const max = least(limits.max, limits.dailyLeft)
  const usable = accounts.filter(({ usableFrom }) => usableFrom === null)
  const form = useGatewayForm({
    schema: v.object({
      accountId: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
      amount: makeAmountSchema({ currency, min: limits.min, max, available, write }),
    }),
    defaults: {
      accountId: (usable.find(({ id }) => id === draft?.accountId) ?? usable[0])?.id ?? '',
      amount: draft?.amount ?? '',
    },
    mode: 'onTouched',
    submit: async ({ accountId, amount }) => {
      const fee = feeOf(amount, ruleOf(accountId), currency)
      if (new Big(amount).lte(fee)) throw new GatewayError('nothing_after_fee')
      await onCheck({ accountId, amount, fee })
    },
    words: withdrawMessage,
  })
  const ruleOf = (id: string) => accounts.find((account) => account.id === id)!.fee
  const [accountId, text] = useWatch({ control: form.control, name: ['accountId', 'amount'] })
  const typed = readAmount(String(text ?? ''), currency)
  const amount = typeof typed === 'object' ? typed.amount : null
  const isKnown = accounts.some(({ id }) => id === accountId)
  const fee = amount !== null && isKnown ? feeOf(amount, ruleOf(String(accountId)), currency) : null
  const net = amount !== null && fee !== null ? new Big(amount).minus(fee) : null
  const [lowest, highest] = [write(limits.min), write(max)]
  const [dailyMax, dailyLeft] = [write(limits.dailyMax), write(limits.dailyLeft)]
  const { dailyCount, dailyCountLeft } = limits
  const charged = fee && write(fee)
  const isEaten = amount !== null && net !== null && net.lte(0) && new Big(amount).gt(0)

  return (
    <Form form={form} action={t`Check the figures`} gap={5}>
      <AccountField form={form} name="accountId" accounts={accounts} />
      <FormAmountField
        form={form}
        name="amount"
        label={t(msg({ message: 'Amount', context: 'of money' }))}
        currency={currency}
        all={least(available, max)}
        hint={t`From ${lowest} to ${highest} at a time`}
      />
      <MoneyRows
        rows={[
          {
            label: t(msg({ message: 'Fee', context: 'of a payment' })),
            value: charged ?? '–',
          },
          {
            label: t`You receive`,
            value: net && !isEaten ? write(net.toFixed()) : '–',
            strong: true,
          },
        ]}
      />
      {isEaten && (
        <FormAlert tone="warning">
          <Trans>
            The fee for this account is {charged}: nothing of this amount would arrive. Please
            withdraw more.
          </Trans>
        </FormAlert>
      )}
      <p className="text-caption text-pretty text-muted">
        <Trans>
          In any 24 hours you can withdraw up to {dailyMax}, in {dailyCount} withdrawals at most.
          You have {dailyLeft} left, in {dailyCountLeft} withdrawals at most.
        </Trans>
      </p>
    </Form>
  )
}
