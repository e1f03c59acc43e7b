import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { FormAmountField } from '#parts/money/FormAmountField.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { Direction, Payee, TransferTerms } from './api.ts'
import { transferMessage } from './messages.ts'
import { PayeeCard } from './PayeeCard.tsx'
import { TurnoverFirst } from './TurnoverFirst.tsx'
import { isSpent, makeTransferSchema, mostOf, type TransferFields } from './schema.ts'

interface Props {
  direction: Direction
  terms: TransferTerms
  payee: Payee
  draft: DraftAtom<Partial<TransferFields>>
  onDone: () => void
}

/** The first step of a transfer: its payee, its limits and the field for the amount. */
export function AmountStep({ direction, terms, payee, draft, onDone }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency, balance, minAmount, maxAmount, dailyLimit, dailyLeft, turnover } = terms
  const write = (each: string) => formatMoney(each, locale, currency)
  const most = mostOf(terms)
  const form = useGatewayForm({
    schema: makeTransferSchema(terms, locale),
    defaults: { amount: '' },
    draft,
    keepsDraft: true,
    words: transferMessage(direction),
    submit: async () => onDone(),
  })
  return (
    <div className="flex flex-col gap-5">
      <PayeeCard direction={direction} payee={payee} />
      <MoneyRows
        rows={[
          {
            // Money that must be bet first is no money that is available (docs/product.md §10.4).
            label: turnover
              ? t({ message: 'Balance', comment: 'Label: the money of a player' })
              : t({ message: 'Available', comment: 'How much the player has to send' }),
            value: write(balance),
            strong: true,
          },
          {
            label: t({
              message: 'Per transfer',
              comment: 'The least and the largest amount of one transfer',
            }),
            value: `${write(minAmount)} – ${write(maxAmount)}`,
          },
          {
            label: t({ message: 'Left today', comment: 'How much may still be sent today' }),
            value: t({
              message: `${{ rest: write(dailyLeft) }} of ${{ dailyMax: write(dailyLimit) }}`,
              context: 'what is left of a limit',
            }),
          },
        ]}
      />
      {turnover ? (
        <TurnoverFirst left={write(turnover.left)} required={write(turnover.required)} />
      ) : isSpent(terms) ? (
        <FormAlert tone="info" title={<Trans>Today’s limit is used up</Trans>}>
          <Trans>You can transfer again tomorrow.</Trans>
        </FormAlert>
      ) : (
        <Form form={form} action={<Trans>Continue</Trans>}>
          <FormAmountField
            form={form}
            name="amount"
            label={t`Amount`}
            currency={currency}
            all={balance}
            most={most}
          />
        </Form>
      )}
    </div>
  )
}
