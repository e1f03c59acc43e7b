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
  /** Whether the game was opened with play money. */
  trial: boolean
  /** The open game, which opens again once a visitor has signed up. */
  game?: LaunchTarget
  /** Whether the player's money is in the vendor's own wallet while the game is open. */
  away: boolean
  /** Whether the page around the game already shows the balance. */
  isShown?: boolean
  /** Moves money into the game, if it has reached the main wallet since the game was opened. */
  onTopUp?: (() => Promise<void>) | undefined
}

const LOOK =
  'inline-flex h-9 min-w-0 items-center gap-2 rounded-control bg-sunken px-2 text-label font-bold tabular-nums sm:px-3'

/**
 * CSS classes of a play-money balance, which must never look like real money: it has another
 * colour, and a label, which is above the amount on phones.
 */
const PLAY_LOOK =
  'flex h-9 min-w-0 flex-col justify-center rounded-control bg-accent-soft px-2 text-caption leading-tight font-bold text-accent-text tabular-nums sm:flex-row sm:items-center sm:gap-2 sm:px-3 sm:text-label'

/**
 * The balance in the bar over a game, with a link to get more money: to a deposit, or for trial
 * players to a real account. A visitor sees nothing.
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
  // In a trial that a real account plays, no balance is shown: the vendor gives the play money
  // itself, and the site knows only the real balance.
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
                <Trans comment="Label: money that is not real">Play money</Trans>
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
          onClick={() => ownAccount('register', { game })}
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

/**
 * Says that the player's money is in the game. If money has reached the main wallet since the game
 * was opened, a button moves it to the game too.
 */
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
      aria-label={t`Move ${more} to the game`}
      title={t`Move ${more} to the game`}
      onClick={() => void move(onTopUp)}
      className="inline-flex min-h-thumb min-w-0 items-center gap-2 rounded-control bg-primary-soft px-3 text-label font-bold text-on-primary-soft tabular-nums"
    >
      <ArrowRightLeft className="size-4 shrink-0" aria-hidden="true" />
      <span className="whitespace-nowrap">{more}</span>
    </button>
  )
}
