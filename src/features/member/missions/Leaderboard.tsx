import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatMonth } from '#lib/periodFormats.ts'
import { SectionEmpty, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Podium } from './Podium.tsx'
import { leaderboardQuery } from './queries.ts'
import { RankRow } from './RankRow.tsx'
import type { Leaderboard as Board } from './schema.ts'
import { SeasonCard } from './SeasonCard.tsx'
import { useRewardWords } from './useRewardWords.ts'

interface Props {
  /** Id of a past season; undefined for the current one. */
  season: string | undefined
  onSeason: (season: string | undefined) => void
}

/** The leaderboard of a season, with the player's own rank and the prizes of the ranks. */
export function Leaderboard({ season, onSeason }: Props) {
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...leaderboardQuery(season), enabled })
  if (data) return <Ranks board={data} {...{ onSeason }} onEnd={() => void refetch()} />
  return error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />
}

function Ranks({
  board,
  onSeason,
  onEnd,
}: {
  board: Board
  onSeason: Props['onSeason']
  onEnd: () => void
}) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { season, seasons, rows, mine, currency } = board
  const isRunning = season.id === seasons[0]?.id
  const perPoint = formatMoney(board.perPoint, locale, currency)
  const reward = useRewardWords(currency)
  const prizeOf = (rank: number) => {
    const prize = board.prizes.find(({ from, to }) => from <= rank && rank <= to)
    return prize && reward(prize.reward)
  }
  const isShown = rows.some(({ rank }) => rank === mine?.rank)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div
        role="group"
        aria-label={t({
          message: 'Seasons',
          comment: 'Name of a choice: weeks or months of a ranking',
        })}
        className="scroll-row -mx-4 flex gap-2 px-4 lg:mx-0 lg:px-0"
      >
        {seasons.map((each, index) => (
          <Chip
            key={each.id}
            active={each.id === season.id}
            onClick={() => onSeason(index === 0 ? undefined : each.id)}
          >
            {formatMonth(each.from, locale)}
          </Chip>
        ))}
      </div>
      {isRunning ? (
        <SeasonCard season={season} onEnd={onEnd}>
          <Trans>One point for each {perPoint} of valid bets, on any game.</Trans>
        </SeasonCard>
      ) : (
        <p className="text-label text-muted">
          <Trans>This season is over. Prizes went to the reward centers of their winners.</Trans>
        </p>
      )}
      <Mine {...{ mine, isRunning }} prize={mine ? prizeOf(mine.rank) : undefined} />
      {rows.length === 0 ? (
        <SectionEmpty />
      ) : (
        <section aria-labelledby="ranks" className="flex min-w-0 flex-col gap-3">
          <h2 id="ranks" className="section-title text-heading">
            <Trans comment="Name of a table: players by their points">Ranks</Trans>
          </h2>
          <Podium rows={rows.slice(0, 3)} mine={mine?.rank} prizeOf={prizeOf} />
          <ol start={4} className="overflow-hidden card">
            {rows.slice(3).map((row) => (
              <RankRow
                key={row.rank}
                row={row}
                prize={prizeOf(row.rank)}
                isMine={row.rank === mine?.rank}
              />
            ))}
            {mine && !isShown && <RankRow row={mine} prize={prizeOf(mine.rank)} isMine isApart />}
          </ol>
        </section>
      )}
      <Prizes board={board} />
    </div>
  )
}

function Mine({
  mine,
  prize,
  isRunning,
}: {
  mine: Board['mine']
  prize: string | undefined
  isRunning: boolean
}) {
  const { locale } = useLanguage()
  if (!mine) {
    return (
      <p className="rounded-panel border border-dashed p-5 text-label text-muted">
        {isRunning ? (
          <Trans>You have no rank yet. Place a valid bet this season to get one.</Trans>
        ) : (
          <Trans>You had no rank in this season.</Trans>
        )}
      </p>
    )
  }
  const score = formatCount(mine.score, locale)
  const { toNext } = mine
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 card border-primary p-5">
      <div className="flex flex-col">
        <h2 className="text-caption font-semibold text-muted">
          <Trans comment="Label: the player’s place in a ranking">Your rank</Trans>
        </h2>
        <p className="text-display leading-none text-primary-text tabular-nums">{mine.rank}</p>
      </div>
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-8 gap-y-2">
        <div className="flex flex-col">
          <dt className="text-caption text-muted">
            <Trans context="of the leaderboard">Points</Trans>
          </dt>
          <dd className="text-heading tabular-nums">{score}</dd>
        </div>
        {prize && (
          <div className="flex flex-col">
            <dt className="text-caption text-muted">
              <Trans>Prize of this rank</Trans>
            </dt>
            <dd className="text-heading text-money tabular-nums wrap-anywhere">{prize}</dd>
          </div>
        )}
      </dl>
      {isRunning && toNext !== null && (
        <p className="w-full text-label text-pretty text-muted">
          <Plural
            value={toNext}
            one="# point to the rank above"
            other="# points to the rank above"
          />
        </p>
      )}
    </section>
  )
}

function Prizes({ board: { prizes, currency } }: { board: Board }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const reward = useRewardWords(currency)
  if (prizes.length === 0) return null
  return (
    <section aria-labelledby="prizes" className="flex flex-col gap-3">
      <h2 id="prizes" className="section-title text-heading">
        <Trans comment="Heading above the prizes of a ranking">Prizes</Trans>
      </h2>
      <dl className="grid overflow-hidden card sm:grid-cols-2">
        {prizes.map((prize) => {
          const { from, to } = prize
          return (
            <div
              key={from}
              className="flex min-h-thumb items-center justify-between gap-4 border-b px-4 py-2 text-label"
            >
              <dt className="text-muted">
                {from === to
                  ? t({
                      message: `Rank ${{ place: from }}`,
                      comment: 'A place in a ranking and its prize',
                    })
                  : t({
                      message: `Ranks ${{ places: new Intl.NumberFormat(locale).formatRange(from, to) }}`,
                      comment: 'Several places in a ranking with one prize, such as 4–10',
                    })}
              </dt>
              <dd className="text-end font-semibold wrap-anywhere">{reward(prize.reward)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const BoardSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-10 rounded-pill" />
    <Skeleton className="h-36 rounded-panel" />
    <Skeleton className="h-64 rounded-panel" />
  </div>
)
