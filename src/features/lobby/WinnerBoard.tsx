import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { paths } from '#core/navigation/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { isOffered } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { compareAmountsDescending } from '#lib/money.ts'
import { IconPlate } from '#ui/IconPlate.tsx'
import { Money } from '#ui/Money.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNear } from '#ui/useNear.ts'
import { AllLink } from './AllLink.tsx'
import type { Winner } from './api.ts'
import { winnersQuery } from './queries.ts'
import { Shelf } from './Shelf.tsx'
import { SectionEmpty, SectionFailure } from '#parts/failures/SectionState.tsx'

/** The latest big wins, largest first (docs/product.md §3). */
export function WinnerBoard() {
  const status = useFeature('winnerBoard')
  return status === 'off' ? null : <Board />
}

function Board() {
  const { t } = useLingui()
  const options = useGameOptions()
  const query = useQuery({
    ...winnersQuery(usePageContext()),
    select: ({ list }) =>
      list
        .filter((winner) => isOffered(winner, options))
        .toSorted((a, b) => compareAmountsDescending(a.winAmount, b.winAmount)),
  })
  const { error, refetch } = query
  // The wins are rendered only when the section is close to the visible part of the page, because a
  // browser's first formatter of money takes longer than the rest of the page.
  const { near, ref } = useNear()
  const data = useDeferredValue(near ? query.data : undefined)
  return (
    <section ref={ref} aria-labelledby="winners" className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id="winners"
        title={t({ message: 'Winners', comment: 'Heading above the latest wins on the site' })}
        icon={
          <IconPlate tone="accent">
            <Trophy />
          </IconPlate>
        }
        action={<AllLink to={paths.winners} section="winners" />}
      />
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <SectionEmpty />
      ) : (
        <Shelf
          cards
          labelledBy="winners"
          className="scroll-row -mx-4 flex snap-x gap-3 px-4 *:snap-start"
        >
          {!data
            ? Array.from({ length: 5 }, (_each, index) => (
                <li key={index}>
                  <Skeleton className="h-21 w-70 rounded-panel" />
                </li>
              ))
            : data.map((winner, index) => (
                <WinnerCard key={index} winner={winner} place={index + 1} />
              ))}
        </Shelf>
      )}
    </section>
  )
}

function WinnerCard({ winner, place }: { winner: Winner; place: number }) {
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const imageUrl = useImageUrl()
  return (
    <li className="flex h-21 w-70 shrink-0 items-center gap-3 overflow-hidden card-raised pe-4">
      <Picture
        src={imageUrl(winner.icon)}
        alt=""
        className="w-16 shrink-0 self-stretch"
        fallback={<span className="block w-16 shrink-0 self-stretch bg-skeleton" />}
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-caption leading-tight text-muted">{winner.gameName}</p>
        <p className="flex text-heading text-money tabular-nums">
          <Money amount={winner.winAmount} locale={locale} currency={currency} />
        </p>
        <p className="line-clamp-1 text-caption leading-tight text-muted wrap-anywhere">
          {winner.player}
        </p>
      </div>
      <span
        className={`inline-flex size-7 shrink-0 items-center justify-center rounded-pill text-caption font-bold tabular-nums ${place <= 3 ? 'bg-reward text-on-reward' : 'bg-sunken text-muted'}`}
      >
        {place}
      </span>
    </li>
  )
}
