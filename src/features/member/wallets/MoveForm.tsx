import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useLanguage } from '#core/locale/language.ts'
import { readAmount } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { makeAmountSchema } from '#parts/money/amountSchema.ts'
import { FormAmountField } from '#parts/money/FormAmountField.tsx'
import { moveMessage } from './messages.ts'
import { useMoveMoney, type Move } from './useMoveMoney.ts'

interface Props {
  code: string
  name: string
  direction: Move['direction']
  /** Amount that can be moved from the source wallet, as a decimal string. */
  available: string
  currency: string
  onDone: (move: Move) => void
}

/**
 * Form that moves an amount between the main wallet and a provider's wallet. There is no review
 * step, because another transfer can move it back.
 */
export function MoveForm({ code, name, direction, available, currency, onDone }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { move } = useMoveMoney()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const form = useGatewayForm({
    schema: v.object({ amount: makeAmountSchema({ currency, locale, available, write }) }),
    defaults: { amount: '' },
    words: moveMessage,
    submit: async ({ amount }) => {
      const asked = { vassalage: code, direction, amount }
      await move(asked)
      form.replace('amount', '')
      onDone(asked)
    },
  })
  const entered = readAmount(
    String(useWatch({ control: form.control, name: 'amount' })),
    currency,
    locale,
  )
  const amount = typeof entered === 'string' ? undefined : write(entered.amount)
  return (
    <Form
      form={form}
      action={
        amount === undefined ? (
          <Trans comment="Button that moves money between two wallets">Move</Trans>
        ) : direction === 'IN' ? (
          <Trans comment="Button: moves money to a game provider">
            Move {amount} to {name}
          </Trans>
        ) : (
          <Trans>Move {amount} to the main wallet</Trans>
        )
      }
    >
      <FormAmountField
        form={form}
        name="amount"
        label={t`Amount`}
        currency={currency}
        all={available}
        hint={
          <Trans comment="Hint of a field: how much can be moved">
            Available: {{ amount: write(available) }}
          </Trans>
        }
      />
    </Form>
  )
}
