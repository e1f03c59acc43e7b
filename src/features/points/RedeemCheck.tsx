import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import type { PointBalance } from '#core/wallet/points/api.ts'
import { GoodBonus } from './GoodBonus.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import type { RedeemEntered } from './redeemSchema.ts'
import { addressLines, type Good } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

interface Props {
  good: Good
  currency: string
  entered: RedeemEntered
  balance: PointBalance | undefined
  onChange: () => void
  send: (entered: RedeemEntered, paymentPassword: string) => Promise<void>
}

/** The review step of a redemption with all figures. The payment password confirms it. */
export function RedeemCheck({ good, currency, entered, balance, onChange, send }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const { quantity, points, amount, address } = entered
  const total = write.points(points)
  return (
    <CheckStep
      title={t`Check your redemption`}
      rows={[
        {
          label: t({ message: 'Goods', comment: 'Label: what is ordered for points' }),
          value: good.name,
        },
        {
          label: t({ message: 'Quantity', comment: 'Label: how many are ordered' }),
          value: write.figure(quantity),
        },
        { label: t`Points required`, value: total, strong: true },
        ...(isZero(amount)
          ? []
          : [
              {
                label: t`Amount required`,
                value: formatMoney(amount, locale, currency),
                strong: true,
              },
            ]),
        ...(balance
          ? [
              {
                label: t`Points left`,
                value: write.points(Math.max(0, balance.points - points)),
              },
            ]
          : []),
        ...(address
          ? [
              {
                label: t({ message: 'Delivery address', comment: 'Label: where goods are sent' }),
                value: <span className="whitespace-pre-line">{addressLines(address)}</span>,
              },
            ]
          : []),
      ]}
      notes={
        good.delivery === 'credit' ? (
          <>
            <p>
              <Trans>It’s credited at once, and can’t be canceled.</Trans>
            </p>
            <GoodBonus {...{ good, quantity, currency }} />
          </>
        ) : (
          <Trans>
            Your points are set aside until the request is decided. If it is not approved, all of it
            comes back.
          </Trans>
        )
      }
      onChange={onChange}
    >
      <PasswordForm
        action={t`${plural(points, { one: 'Redeem for # point', other: 'Redeem for # points' })}`}
        submit={(paymentPassword) => send(entered, paymentPassword)}
      />
    </CheckStep>
  )
}
