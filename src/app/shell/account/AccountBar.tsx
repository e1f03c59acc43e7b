import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Plus, RotateCw } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '#core/locale/language.ts'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { formatMoney } from '#lib/money.ts'
import { Money } from '#ui/Money.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/** The player's part of the header: the balance, the deposit button and the account menu. */
export function AccountBar() {
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-2.5">
      <Balance />
      <AccountMenu />
    </div>
  )
}

function Balance() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const navigate = useNavigate()
  const requireAccount = useRequireAccount()
  const mayAsk = useAtomValue(mayAskAtom)
  const { data, isError, refetch, isFetching } = useQuery({ ...balanceQuery, enabled: mayAsk })
  return (
    <div className="flex min-h-thumb min-w-0 items-center rounded-control border bg-sunken ps-3">
      {data ? (
        <span
          aria-label={t({
            message: `Balance: ${{ amount: formatMoney(data.balance, locale, data.currency) }}`,
            comment: 'The player’s money; in the header for screen readers only',
          })}
          role="status"
          className="flex min-w-[5em] text-label font-bold tabular-nums"
        >
          <Money amount={data.balance} locale={locale} currency={data.currency} />
        </span>
      ) : isError ? (
        <button
          type="button"
          aria-label={t`The balance didn’t load. Try again`}
          onClick={() => void refetch()}
          className="inline-flex min-h-thumb items-center gap-1.5 rounded-control text-label text-muted"
        >
          <span aria-hidden="true">—</span>
          <RotateCw className={`size-4 ${isFetching ? 'animate-spin' : ''}`} />
        </button>
      ) : (
        <span className="h-4 w-16 animate-pulse rounded-control bg-skeleton" />
      )}
      <button
        type="button"
        aria-label={t({ message: 'Deposit', comment: 'Button or link: pay money in' })}
        onClick={() => requireAccount(() => void navigate(paths.member('depositv2')))}
        className="ms-1.5 inline-flex min-h-thumb min-w-thumb items-center justify-center rounded-control text-primary-text"
      >
        <span className="inline-flex size-7 items-center justify-center rounded-pill bg-primary text-on-primary transition-transform duration-quick hover:scale-(--zoom)">
          <Plus className="size-4.5" strokeWidth={2.75} />
        </span>
      </button>
    </div>
  )
}
