import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import type { ProfitDay, ProfitTotals } from '#parts/records/schema.ts'

interface Props {
  days: readonly ProfitDay[]
  totals: ProfitTotals
  currency: string
}

/** Whether the account had neither deposits, withdrawals, stakes nor bonuses on a day. */
export const isQuiet = ({ deposit, withdrawal, stake, bonus }: ProfitDay) =>
  [deposit, withdrawal, stake, bonus].every((amount) => new Big(amount).eq(0))

/**
 * Table with the chart's figures by day, the newest day first. Days without any movement are left
 * out.
 */
export function ProfitTable({ days, totals, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const rows = days.filter((day) => !isQuiet(day)).toReversed()
  const heads = [t`Date`, t`Settled stakes`, t`Wins`, t`Bonuses`, t`Profit or loss`]
  const cells = ({ stake, win, bonus, net }: ProfitTotals) => [
    write(stake),
    write(win),
    write(bonus),
    <SignedAmount key="net" amount={net} {...{ locale, currency }} />,
  ]
  return (
    <table className="w-full card text-label tabular-nums max-sm:block">
      <caption className="sr-only">
        <Trans>Profit or loss by day</Trans>
      </caption>
      <thead className="text-caption text-muted max-sm:sr-only">
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`px-4 py-3 font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <Row key={row.day} name={formatDay(row.day, locale)} heads={heads} cells={cells(row)} />
        ))}
      </tbody>
      <tfoot className="font-bold max-sm:block">
        <Row
          name={t({ message: 'Total', context: 'of a table' })}
          heads={heads}
          cells={cells(totals)}
        />
      </tfoot>
    </table>
  )
}

/** One day of the table; on phones it is a card. */
function Row({
  name,
  heads,
  cells,
}: {
  name: string
  heads: readonly string[]
  cells: readonly ReactNode[]
}) {
  return (
    <tr className="border-t max-sm:grid max-sm:first:border-t-0 max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3">
      <th
        scope="row"
        className="text-start font-semibold max-sm:col-start-1 max-sm:row-start-1 sm:px-4 sm:py-3"
      >
        {name}
      </th>
      {cells.map((cell, index) => {
        const isNet = index === cells.length - 1
        return (
          <td
            key={index}
            className={`text-end wrap-anywhere sm:px-4 sm:py-3 ${isNet ? 'font-bold max-sm:col-start-2 max-sm:row-start-1' : 'max-sm:col-span-2 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:text-caption'}`}
          >
            {!isNet && (
              <span aria-hidden="true" className="text-muted sm:hidden">
                {heads[index + 1]}
              </span>
            )}
            <span>{cell}</span>
          </td>
        )
      })}
    </tr>
  )
}
