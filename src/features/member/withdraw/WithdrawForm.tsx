import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useStore } from 'jotai'
import { useWatch } from 'react-hook-form'
import { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mark } from '#core/platform/mark.ts'
import { readAmount } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { FormAmountField } from '#parts/money/FormAmountField.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { AccountField } from './AccountField.tsx'
import { withdrawMessage } from './messages.ts'
import { feeOf, type WithdrawTerms } from './schema.ts'
import { allOf, makeEntrySchema, mostOf, pickAccount, withdrawEntryAtom } from './withdrawEntry.ts'

interface Props {
  terms: WithdrawTerms
  /** Called when the entered values are valid and are in the draft, to open the review step. */
  onCheck: () => void
}

/** The withdrawal form. The fee and the amount that arrives change while the player types. */
export function WithdrawForm({ terms, onCheck }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const store = useStore()
  const { accounts, currency, limits } = terms
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const feeFor = (amount: string, accountId: unknown) => {
    const account = pickAccount(terms, accountId)
    return account ? feeOf(amount, account.fee, currency) : '0'
  }
  const form = useGatewayForm({
    schema: makeEntrySchema(terms, { locale, write }),
    defaults: { accountId: '', amount: '' },
    draft: withdrawEntryAtom,
    keepsDraft: true,
    mode: 'onTouched',
    submit: async ({ accountId, amount }) => {
      if (new Big(amount).lte(feeFor(amount, accountId)))
        throw new GatewayError('nothing_after_fee')
      store.set(withdrawEntryAtom, { accountId, amount })
      mark('funnel', { step: 'withdrawal begun' })
      onCheck()
    },
    words: withdrawMessage,
  })
  const [accountId, text] = useWatch({ control: form.control, name: ['accountId', 'amount'] })
  const typed = readAmount(String(text ?? ''), currency, locale)
  const amount = typeof typed === 'object' ? typed.amount : null
  const fee = amount === null ? null : feeFor(amount, accountId)
  const net = amount !== null && fee !== null ? new Big(amount).minus(fee) : null
  const [lowest, highest] = [write(limits.min), write(mostOf(terms))]
  const [dailyMax, dailyLeft] = [write(limits.dailyMax), write(limits.dailyLeft)]
  const { dailyCount, dailyCountLeft } = limits
  const charged = fee && write(fee)
  const isEaten = amount !== null && net !== null && net.lte(0) && new Big(amount).gt(0)

  return (
    <Form short form={form} action={t`Check and continue`} gap={5}>
      <AccountField
        form={form}
        name="accountId"
        accounts={accounts}
        chosen={pickAccount(terms, accountId)?.id}
      />
      <FormAmountField
        form={form}
        name="amount"
        label={t(msg({ message: 'Amount', context: 'of money' }))}
        currency={currency}
        all={terms.available}
        most={allOf(terms)}
        hint={t`From ${lowest} to ${highest} at a time`}
      />
      {amount !== null && (
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
      )}
      {isEaten && (
        <FormAlert tone="warning">
          <Trans>
            The fee for this account is {charged}, which would use up the whole amount. Please
            withdraw more.
          </Trans>
        </FormAlert>
      )}
      <p className="text-label text-pretty text-muted">
        <Trans>
          You can withdraw up to {dailyMax} in 24 hours, in at most{' '}
          <Plural value={dailyCount} one="# withdrawal" other="# withdrawals" />. Left: {dailyLeft},{' '}
          <Plural value={dailyCountLeft} one="# withdrawal" other="# withdrawals" />.
        </Trans>
      </p>
    </Form>
  )
}
