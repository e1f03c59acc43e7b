import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { ArrowRightLeft, Plus, Wallet } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { openPopupAtom, type LaunchTarget } from '#core/popups/popups.ts'
import { identityAtom } from '#core/session/session.ts'
import { useOwnAccount } from '#core/session/useOwnAccount.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Money } from '#ui/Money.tsx'
import { FUNDS } from './messages.ts'

interface Props {
  /** The game was asked for with play money. */
  trial: boolean
  /** The open game, which returns after a visitor signs up. */
  game?: LaunchTarget
  /** The money is in the vendor's own wallet meanwhile. */
  away: boolean
  /** The page around the game shows the balance already. */
  isShown?: boolean
  /** Moves what came to the main wallet meanwhile into the game. */
  onTopUp?: (() => Promise<void>) | undefined
}

const LOOK =
  'inline-flex h-9 min-w-0 items-center gap-2 rounded-control bg-sunken px-2 text-label font-bold tabular-nums sm:px-3'

/** Never like money: in a tone of its own, and by its name, on phones above the amount. */
const PLAY_LOOK =
  'flex h-9 min-w-0 flex-col justify-center rounded-control bg-accent-soft px-2 text-caption leading-tight font-bold text-accent-text tabular-nums sm:flex-row sm:items-center sm:gap-2 sm:px-3 sm:text-label'

/**
 * What a player plays with, in the bar over the game, and the way to more: a deposit, or for trials
 * an account of their own. Nothing for a visitor.
 */
export function PlayBalance({ trial, game, away, isShown = false, onTopUp }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const identity = useAtomValue(identityAtom)
  const openPopup = useSetAtom(openPopupAtom)
  const ownAccount = useOwnAccount()
  const isVisitor = identity === 'visitor'
  const { data } = useQuery({ ...balanceQuery, enabled: !isVisitor })
  if (isVisitor) return null
  const isTrialAccount = identity === 'trial'
  const withPlayMoney = isTrialAccount || trial
  // Play money of a real account is the vendor's affair: the balance that the site knows is real.
  const money = isTrialAccount || !trial ? data : undefined
  const amount = money && formatMoney(money.balance, locale, money.currency)
  return (
    <div className="flex min-w-0 items-center sm:gap-1">
      {away ? (
        <InGame more={money && !isZero(money.balance) ? amount : undefined} onTopUp={onTopUp} />
      ) : (
        !(isShown && !withPlayMoney) && (
          <span className={withPlayMoney ? PLAY_LOOK : LOOK}>
            {withPlayMoney && (
              <span data-play-money="" className="text-caption leading-tight font-semibold">
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
      )}
      {isTrialAccount ? (
        <button
          type="button"
          onClick={() => ownAccount('register', game)}
          className={buttonClass({ size: 'sm' })}
        >
          <Trans>Sign up</Trans>
        </button>
      ) : (
        !trial && (
          <button
            type="button"
            onClick={() => openPopup({ kind: 'deposit' })}
            className="inline-flex min-h-thumb min-w-thumb shrink-0 items-center justify-center rounded-control"
          >
            <span className="inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-pill bg-primary text-label font-semibold text-on-primary transition-[background-color] duration-quick hover:bg-primary-hover lg:ps-2 lg:pe-3">
              <Plus className="size-5" strokeWidth={2.5} aria-hidden="true" />
              <span className="max-lg:sr-only">
                <Trans>Deposit</Trans>
              </span>
            </span>
          </button>
        )
      )}
    </div>
  )
}

/** The money is in the game; what came to the main wallet meanwhile can be moved there, too. */
function InGame({
  more,
  onTopUp,
}: {
  more: string | undefined
  onTopUp: (() => Promise<void>) | undefined
}) {
  const { t } = useLingui()
  const notify = useSetAtom(noticeAtom)
  const { attempt, busy } = useAttempt()
  const move = async (topUp: () => Promise<void>) => {
    if (await attempt(topUp)) notify({ message: FUNDS })
  }
  if (!more || !onTopUp) {
    return (
      <span className={LOOK}>
        <Wallet className="size-4 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
        <span className="line-clamp-2 text-caption leading-tight font-semibold sm:text-label">
          <Trans>In the game</Trans>
        </span>
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-label={t`Move ${more} into the game`}
      title={t`Move ${more} into the game`}
      onClick={() => void move(onTopUp)}
      className="inline-flex min-h-thumb min-w-0 items-center gap-2 rounded-control bg-primary-soft px-3 text-label font-bold text-on-primary-soft tabular-nums"
    >
      <ArrowRightLeft className="size-4 shrink-0" aria-hidden="true" />
      <span className="whitespace-nowrap">{more}</span>
    </button>
  )
}
