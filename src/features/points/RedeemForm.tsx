import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useAtomValue } from 'jotai'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useLanguage } from '#core/locale/language.ts'
import { sessionAtom } from '#core/session/session.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormCheckbox } from '#parts/form/FormCheckbox.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { keepAddressDraft, readAddressDraft } from './addressDraft.ts'
import { AddressFields } from './AddressFields.tsx'
import { pointsMessage } from './messages.ts'
import { AddressFormSchema, NO_ADDRESS, type RedeemEntered } from './redeemSchema.ts'
import type { Good } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

interface Props {
  good: Good
  currency: string
  /** Number of points that the player can spend now. */
  points: number
  /** Values that the player entered before the review step; null for none. */
  entered: RedeemEntered | null
  onCheck: (entered: RedeemEntered) => Promise<void>
}

const QuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1))
const AddressedSchema = v.object({
  ...AddressFormSchema.entries,
  quantity: QuantitySchema,
  keeps: v.boolean(),
})
const PlainSchema = v.object({
  ...v.entriesFromList(['name', 'phone', 'line', 'city', 'postcode', 'note'], v.string()),
  quantity: QuantitySchema,
  keeps: v.boolean(),
})

/**
 * The form of a redemption: the number of pieces and the delivery address. The price changes with
 * the number.
 */
export function RedeemForm({ good, currency, points, entered, onCheck }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const isSent = good.delivery === 'address'
  const most = Math.max(1, Math.min(good.maxQuantity, good.stock, Math.floor(points / good.points)))
  const costOf = (quantity: number) => ({
    points: good.points * quantity,
    amount: new Big(good.amount).times(quantity).toFixed(),
  })
  const form = useGatewayForm({
    schema: isSent ? AddressedSchema : PlainSchema,
    defaults: {
      ...NO_ADDRESS,
      ...(entered?.address ?? readAddressDraft(account)),
      quantity: Math.min(entered?.quantity ?? 1, most),
      keeps: true,
    },
    mode: 'onTouched',
    submit: async ({ quantity, keeps, ...address }) => {
      if (isSent) keepAddressDraft(account, keeps ? address : null)
      await onCheck({
        rewardId: good.id,
        quantity,
        ...costOf(quantity),
        ...(isSent && { address }),
      })
    },
    words: pointsMessage,
  })
  const quantity = Number(useWatch({ control: form.control, name: 'quantity' }))
  const cost = costOf(quantity)
  return (
    <Form form={form} action={t`Check your redemption`} gap={5}>
      {most > 1 && (
        <Quantity
          value={quantity}
          most={most}
          onChange={(next) => form.replace('quantity', next)}
        />
      )}
      <MoneyRows
        rows={[
          { label: t`Points required`, value: write.points(cost.points), strong: true },
          ...(isZero(cost.amount)
            ? []
            : [
                {
                  label: t`Amount required`,
                  value: formatMoney(cost.amount, locale, currency),
                  strong: true,
                },
              ]),
          { label: t`Points left`, value: write.points(Math.max(0, points - cost.points)) },
        ]}
      />
      {isSent && (
        <>
          <AddressFields form={form} />
          <FormCheckbox
            form={form}
            name="keeps"
            label={<Trans>Keep this address on this device for the next time</Trans>}
          />
        </>
      )}
    </Form>
  )
}

function Quantity({
  value,
  most,
  onChange,
}: {
  value: number
  most: number
  onChange: (value: number) => void
}) {
  const { t } = useLingui()
  const label = useId()
  return (
    <div
      role="group"
      aria-labelledby={label}
      className="flex items-center justify-between gap-4 card px-4 py-2"
    >
      <span id={label} className="text-label font-semibold">
        <Trans>Quantity</Trans>
      </span>
      <span className="flex items-center gap-1">
        <IconButton
          label={t({ message: 'Decrease quantity', comment: 'Button: lowers a quantity by one' })}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <output
          aria-live="polite"
          className="min-w-10 text-center text-heading font-bold tabular-nums"
        >
          {value}
        </output>
        <IconButton
          label={t({ message: 'Increase quantity', comment: 'Button: raises a quantity by one' })}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
    </div>
  )
}
