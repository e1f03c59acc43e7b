import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import type { MemberCard, MemberSums } from './schema.ts'

/** Sums of today and this month, for the member alone and for the member's whole team. */
export function MemberSumsTable({ member, currency }: { member: MemberCard; currency: string }) {
  const { t } = useLingui()
  const [period, setPeriod] = useState<'today' | 'month'>('today')
  return (
    <Tabs
      label={t({ message: 'Totals', comment: 'Name of a table with the sums of a period' })}
      value={period}
      items={[
        { value: 'today', label: t`Today` },
        { value: 'month', label: t`This month` },
      ]}
      onChange={setPeriod}
    >
      <Table sums={member[period]} hasTeam={member.teamSize > 0} currency={currency} />
    </Tabs>
  )
}

const CELL = 'px-2 py-2.5 first:ps-4 last:pe-4'

function Table({
  sums: { own, team },
  hasTeam,
  currency,
}: {
  sums: MemberCard['today']
  hasTeam: boolean
  currency: string
}) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const names: Record<keyof MemberSums, string> = {
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    validBet: t`Valid bets`,
    net: t`Win or loss on bets`,
    bonuses: t`Bonuses`,
    rebates: t`Rebates`,
  }
  const write = (sums: MemberSums, name: keyof MemberSums) =>
    name === 'net' ? (
      <SignedAmount amount={sums.net} {...{ locale, currency }} />
    ) : (
      formatMoney(sums[name], locale, currency)
    )
  return (
    <div className="overflow-x-auto card">
      <table className="w-full text-label">
        <thead className="text-caption text-muted">
          <tr>
            <th scope="col" className={`text-start font-semibold ${CELL}`}>
              <span className="sr-only">
                {t({ message: 'Item', comment: 'Table heading: what a sum is about' })}
              </span>
            </th>
            {hasTeam && (
              <th scope="col" className={`text-end font-semibold ${CELL}`}>
                {t`With the team`}
              </th>
            )}
            <th scope="col" className={`text-end font-semibold ${CELL}`}>
              {t({
                message: 'Own',
                comment: 'Heads a column: the member’s own sums, without the team',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(names) as (keyof MemberSums)[]).map((name) => (
            <tr key={name} className="border-t">
              <th scope="row" className={`text-start font-normal text-muted ${CELL}`}>
                {names[name]}
              </th>
              {hasTeam && (
                <td className={`text-end font-semibold tabular-nums ${CELL}`}>
                  {write(team, name)}
                </td>
              )}
              <td className={`text-end tabular-nums ${CELL}`}>{write(own, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
