import { useAtomValue } from 'jotai'
import { identityAtom } from '#core/session/session.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { formatMoney } from '#lib/money.ts'
import { Money } from '#ui/Money.tsx'

interface Props {
  /** The game was asked for with play money. */
  trial: boolean
  /** The money is in the vendor's own wallet meanwhile. */
  away: boolean
}

/** What a player plays with, in the bar over the game; nothing for a visitor. */
export function PlayBalance({ trial, away }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const identity = useAtomValue(identityAtom)
  const isVisitor = identity === 'visitor'
  const { data } = useQuery({ ...balanceQuery, enabled: !isVisitor })
  if (isVisitor) return null
  const look =
    'inline-flex h-9 max-w-44 shrink-0 items-center gap-2 rounded-control bg-sunken px-3 text-label font-bold tabular-nums'
  if (away) {
    return (
      <span className={look}>
        <Wallet className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="truncate font-semibold">
          <Trans>In the game</Trans>
        </span>
      </span>
    )
  }
  const isTrialAccount = identity === 'trial'
  // Play money of a real account is the vendor's affair: the balance that the site knows is real.
  const money = isTrialAccount || !trial ? data : undefined
  const amount = money && formatMoney(money.balance, locale, money.currency)
  return (
    <span className={look}>
      {(isTrialAccount || trial) && (
        <span
          className={`text-caption font-semibold text-accent-text ${money ? 'max-sm:sr-only' : ''}`}
        >
          <Trans>Play money</Trans>
        </span>
      )}
      {money && (
        <span role="status" aria-label={t`Balance: ${amount}`} className="flex min-w-0">
          <Money amount={money.balance} locale={locale} currency={money.currency} />
        </span>
      )}
    </span>
  )
}
