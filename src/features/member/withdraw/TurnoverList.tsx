import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { formatMoney } from '#lib/money.ts'
import { GiveUpBonus } from '#parts/money/turnover/GiveUpBonus.tsx'
import { TurnoverBar } from '#parts/money/turnover/TurnoverBar.tsx'
import type { Turnover } from './schema.ts'

/**
 * List of the amounts that the player must still bet, one for each deposit or bonus. The player can
 * give up a bonus.
 */
export function TurnoverList({
  turnovers,
  currency,
}: {
  turnovers: readonly Turnover[]
  currency: string
}) {
  if (turnovers.length === 0) return null
  return (
    <section aria-labelledby="withdraw-turnover" className="flex flex-col gap-3">
      <h2 id="withdraw-turnover" className="section-title text-heading">
        <Trans>Still to bet</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {turnovers.map((turnover) => (
          <Row key={turnover.id} turnover={turnover} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function Row({ turnover, currency }: { turnover: Turnover; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const writeSoon = useWriteSoon()
  const { id, kind, expiresAt, forfeits } = turnover
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const base = write(turnover.base)
  const amount = write(turnover.bonus ?? turnover.base)
  const name =
    kind === 'bonus'
      ? t`Bonus of ${amount}`
      : t({
          message: `Deposit of ${base}`,
          comment: 'Title: the deposit for which bets are required',
        })
  const time = expiresAt && writeSoon(Date.parse(expiresAt))
  return (
    <li className="flex min-w-0 flex-col gap-2.5 card p-4">
      <h3 className="text-body font-semibold wrap-anywhere">{name}</h3>
      <TurnoverBar {...{ name, turnover, currency }} />
      {time && (
        <p className="text-caption text-muted">
          <Trans comment="Until when bets count">Ends at {time}</Trans>
        </p>
      )}
      {forfeits !== null && (
        <GiveUpBonus id={id} forfeits={write(forfeits)} left={write(turnover.left)} />
      )}
    </li>
  )
}
