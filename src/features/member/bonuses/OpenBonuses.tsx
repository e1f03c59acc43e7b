import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TicketPercent } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { GiveUpBonus } from '#parts/money/turnover/GiveUpBonus.tsx'
import { TurnoverBar } from '#parts/money/turnover/TurnoverBar.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { BONUS_WORDS } from './messages.ts'
import { bonusesQuery } from './queries.ts'
import type { Bonus } from './schema.ts'
import { Weights } from './Weights.tsx'

/**
 * The open bonuses, which still require bets. A bet counts for the first bonus of the list until
 * that bonus needs no more.
 */
export function OpenBonuses() {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const context = usePageContext()
  const { data, error, refetch } = useQuery({ ...bonusesQuery(context), enabled })
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { list, currency } = data
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<TicketPercent />}
        title={t`No bonuses in play right now`}
        detail={t`Bonuses you claim appear here until you’ve placed the bets they require.`}
        action={
          <Link to={paths.member('rewardCenter')} className={buttonClass()}>
            <Trans>Go to the reward center</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {list.length > 1 && (
        <p className="text-label text-pretty text-muted">
          <Trans>
            Bets count toward the first bonus until it’s completed, then toward the next.
          </Trans>
        </p>
      )}
      <ol className="flex flex-col gap-4">
        {list.map((bonus) => (
          <BonusCard key={bonus.id} {...{ bonus, currency }} />
        ))}
      </ol>
    </div>
  )
}

function BonusCard({ bonus, currency }: { bonus: Bonus; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { writeExactly } = useMoments()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const amount = write(bonus.bonus)
  const { name: state, tone, sentence } = BONUS_WORDS[bonus.state]
  const name = bonus.title ?? t({ message: `Bonus of ${amount}`, comment: 'Title of a bonus' })
  const opened = writeExactly(bonus.openedAt)
  const ends = bonus.expiresAt && writeExactly(bonus.expiresAt)
  return (
    <li className="flex min-w-0 flex-col gap-4 card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col">
          <h3 className="text-label font-semibold text-balance wrap-anywhere">{name}</h3>
          <p className="text-title leading-tight font-bold tabular-nums wrap-anywhere">{amount}</p>
        </div>
        <StatusLabel tone={tone}>{t(state)}</StatusLabel>
      </div>
      <div className="flex flex-col gap-2">
        <TurnoverBar {...{ name, turnover: bonus, currency }} />
      </div>
      <p className="text-label text-pretty text-muted">{t(sentence)}</p>
      <dl className="grid gap-x-8 gap-y-1 text-caption text-muted sm:grid-cols-2">
        <div className="flex gap-2">
          <dt>
            <Trans comment="Label: when a bonus began">Started</Trans>
          </dt>
          <dd className="tabular-nums">{opened}</dd>
        </div>
        {ends && (
          <div className="flex gap-2">
            <dt>
              <Trans comment="The moment until which the bets must be made">Bet by</Trans>
            </dt>
            <dd className="font-semibold text-text tabular-nums">{ends}</dd>
          </div>
        )}
      </dl>
      <Weights weights={bonus.weights} />
      {bonus.forfeits !== null && (
        <GiveUpBonus id={bonus.id} forfeits={write(bonus.forfeits)} left={write(bonus.left)} />
      )}
    </li>
  )
}

const Loading = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-64 rounded-panel" />
  </div>
)
