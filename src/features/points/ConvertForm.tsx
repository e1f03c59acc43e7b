import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import type { PointBalance } from '#core/wallet/points/api.ts'
import { formatMoney } from '#lib/money.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { pointsMessage } from './messages.ts'
import { makePointsSchema, readPoints } from './pointsSchema.ts'
import { moneyOf, type Conversion } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

interface Entered {
  points: number
  amount: string
}

interface Props {
  conversion: Conversion
  currency: string
  balance: PointBalance
  entered: Entered | null
  onCheck: (entered: Entered) => Promise<void>
}

const PRESETS = [1000, 5000, 10_000, 50_000]

/**
 * The form that converts points into money. The resulting amount changes while the player types.
 */
export function ConvertForm({ conversion, currency, balance, entered, onCheck }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const { minPoints, maxPoints, dailyPoints } = conversion
  const { points: available, convertibleToday } = balance
  const money = (amount: string) => formatMoney(amount, locale, currency)
  const most = Math.min(maxPoints, convertibleToday)
  const all = Math.min(most, available)
  const form = useGatewayForm({
    schema: v.object({
      points: makePointsSchema({
        locale,
        min: minPoints,
        max: most,
        available,
        write: write.points,
      }),
    }),
    defaults: { points: entered ? String(entered.points) : '' },
    mode: 'onTouched',
    submit: ({ points }) => onCheck({ points, amount: moneyOf(points, conversion, currency) }),
    words: pointsMessage,
  })
  const text = String(useWatch({ control: form.control, name: 'points' }) ?? '')
  const read = readPoints(text, locale)
  const typed = typeof read === 'string' ? null : read.points
  const take = (points: number) => {
    form.replace('points', String(points))
    form.validate('points')
  }
  const ratio = t({
    message: `${plural({ points: conversion.points }, { one: '# point', other: '# points' })} = ${{ amount: money(conversion.amount) }}`,
    comment: 'What points are worth in money',
  })
  if (all < minPoints) {
    return (
      <EmptyState
        icon={<Coins />}
        title={
          convertibleToday < minPoints ? t`You’ve reached today’s limit` : t`Not enough points yet`
        }
        detail={
          convertibleToday < minPoints
            ? t`You’ve converted the maximum for today. You can convert more tomorrow.`
            : t`Minimum to convert: ${plural({ points: minPoints }, { one: '# point', other: '# points' })}.`
        }
        action={
          <Link to={paths.pointMall()} className={buttonClass({ variant: 'outline' })}>
            <Trans>Show all goods</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <Form short form={form} action={t`Check and continue`} gap={5}>
      <div className="flex min-w-0 flex-col gap-2.5">
        <FormTextField
          form={form}
          name="points"
          subject="points"
          label={t({ message: 'Points', context: 'to be converted' })}
          inputMode="numeric"
          autoComplete="off"
          required
          hint={t`From ${plural({ least: minPoints }, { other: '#' })} to ${plural({ most: maxPoints }, { one: '# point', other: '# points' })} at a time`}
          icon={<Coins />}
          end={
            <button
              type="button"
              onClick={() => take(all)}
              className="shrink-0 rounded-control px-4 text-label font-semibold text-primary-text hover:underline"
            >
              {t(msg({ message: 'All', context: 'amount of points' }))}
            </button>
          }
        />
        <div
          role="group"
          aria-label={t({ message: 'Quick amounts', context: 'of points' })}
          className="flex flex-wrap gap-2"
        >
          {PRESETS.filter((preset) => preset >= minPoints && preset <= all).map((preset) => (
            <Chip key={preset} active={typed === preset} onClick={() => take(preset)}>
              <span className="tabular-nums">{write.figure(preset)}</span>
            </Chip>
          ))}
        </div>
      </div>
      <MoneyRows
        rows={[
          {
            label: t({
              message: 'Conversion rate',
              comment: 'How many points are worth how much money',
            }),
            value: ratio,
          },
          {
            label: t({ message: 'Points left', comment: 'Label: points that are left' }),
            value: typed === null ? '–' : write.points(Math.max(0, available - typed)),
          },
          {
            label: t`Paid to your balance`,
            value: typed === null ? '–' : money(moneyOf(typed, conversion, currency)),
            strong: true,
          },
        ]}
      />
      <p className="text-caption text-pretty text-muted">
        <Trans>
          Amounts below the smallest unit of the currency are rounded down. You can convert up to{' '}
          <Plural value={{ most: dailyPoints }} one="# point" other="# points" /> a day;{' '}
          <Plural value={{ left: convertibleToday }} one="# point" other="# points" /> left today.
        </Trans>
      </p>
    </Form>
  )
}
