import { Trans, useLingui } from '@lingui/react/macro'
import { Trophy } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney, formatMoneyShort } from '#lib/money.ts'
import type { PromotionDetail } from './schema.ts'

type Ranked = NonNullable<PromotionDetail['standing']>['leaders'][number]

/** Writes a score, which counts bets but is no money of the player's. */
const writeScore = (score: string, locale: string) =>
  formatCount(score as Intl.StringNumericLiteral, locale)

/** The first ranks of a tournament, and the player's own rank. */
export function Standing({ standing }: { standing: NonNullable<PromotionDetail['standing']> }) {
  const { locale } = useLanguage()
  const { leaders, own } = standing
  const isListed = own !== null && leaders.some(({ rank }) => rank === own.rank)
  if (leaders.length === 0 && !own) return null
  return (
    <section aria-labelledby="standing" className="flex flex-col gap-3">
      <h2 id="standing" className="section-title text-heading">
        <Trans>Leaderboard</Trans>
      </h2>
      {own && (
        <p className="text-label font-semibold tabular-nums">
          <Trans>
            You’re in place {{ place: formatCount(own.rank, locale) }} with a score of{' '}
            {{ score: writeScore(own.score, locale) }}.
          </Trans>
        </p>
      )}
      <table className="w-full overflow-hidden card text-label tabular-nums">
        <thead className="text-caption text-muted">
          <tr className="border-b text-start [&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th:nth-child(n+3)]:text-end">
            <th scope="col">
              <Trans context="place in a tournament">Place</Trans>
            </th>
            <th scope="col">
              <Trans comment="Heads a column with names of players">Player</Trans>
            </th>
            <th scope="col">
              <Trans comment="Table heading: what a player has in a tournament">Score</Trans>
            </th>
            <th scope="col">
              <Trans comment="Table heading">Prize</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((one) => (
            <Row key={one.rank} ranked={one} isOwn={one.rank === own?.rank} />
          ))}
          {own && !isListed && <Row ranked={own} isOwn />}
        </tbody>
      </table>
    </section>
  )
}

function Row({
  ranked: { rank, player, score, prize },
  isOwn,
}: {
  ranked: Ranked
  isOwn: boolean
}) {
  const { t } = useLingui()
  const { currency } = useBrand()
  const { locale } = useLanguage()
  return (
    <tr
      className={`border-b last:border-b-0 [&>td]:px-3 [&>td]:py-2.5 [&>td:nth-child(n+3)]:text-end ${isOwn ? 'bg-primary-soft font-bold text-on-primary-soft' : ''}`}
    >
      <td>
        <span className="inline-flex items-center gap-1.5">
          {rank <= 3 && <Trophy aria-hidden="true" className="size-4 text-reward-text" />}
          <span>{rank}</span>
        </span>
      </td>
      <td className="wrap-anywhere">
        {isOwn
          ? t({ message: 'You', comment: 'In a list of players: the player who reads it' })
          : player}
      </td>
      <td>{writeScore(score, locale)}</td>
      <td title={formatMoney(prize, locale, currency)}>
        {Number(prize) > 0 ? formatMoneyShort(prize, locale, currency) : '–'}
      </td>
    </tr>
  )
}
