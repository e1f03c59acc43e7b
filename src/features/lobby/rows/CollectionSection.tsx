import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import type { CollectionRow } from '#core/brand/compositions.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { paths } from '#core/navigation/paths.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from '../AllLink.tsx'
import { GameRow } from '../GameRow.tsx'
import { homeGamesQuery, newGamesQuery, useRowSize } from '../queries.ts'
import { useHotOpener, useNewOpener, withNewOpener } from './openers.ts'

/** Headline and sentence of each row as a collection. */
const WORDS: Record<CollectionRow, { headline: MessageDescriptor; text: MessageDescriptor }> = {
  new: {
    headline: msg`Fresh from the studios`,
    text: msg`These games came out this week. Be among the first to play them.`,
  },
  LIVE: {
    headline: msg`An evening at the tables`,
    text: msg`Real dealers and real cards, live from the studio at any hour.`,
  },
  FISH: {
    headline: msg({ message: 'Gone fishing', comment: 'Headline above games about fishing' }),
    text: msg`Take aim, choose your catch and see what the sea brings.`,
  },
}

/** A row of games as a collection: a headline, a sentence, one large cover and small ones. */
export function CollectionSection({ row }: { row: CollectionRow }) {
  const { t } = useLingui()
  const context = usePageContext()
  const options = useGameOptions()
  const size = useRowSize()
  const hotOpener = useHotOpener()
  const newOpener = useNewOpener()
  const isNew = row === 'new'
  const query = useQuery({
    ...(isNew ? newGamesQuery(context, size) : homeGamesQuery(row, undefined, context, size)),
    select: ({ games }) =>
      withNewOpener(arrangeGames(games, options), [hotOpener, isNew ? undefined : newOpener]).map(
        (game) => (isNew ? { ...game, hot: false, isNew: false } : game),
      ),
  })
  if (query.data?.length === 0) return null
  const { headline, text } = WORDS[row]
  return (
    <section aria-labelledby={row} className="lobby-section collection">
      <div className="collection-words">
        <SectionHeading
          id={row}
          title={isNew ? t`New this week` : t(CATEGORIES[row].name)}
          icon={
            isNew ? (
              <IconPlate tone="accent">
                <CalendarPlus />
              </IconPlate>
            ) : (
              <GameTypeIcon type={row} />
            )
          }
          action={<AllLink to={isNew ? paths.newGames : CATEGORIES[row].path} section={row} />}
        />
        <p className="collection-headline">{t(headline)}</p>
        <p className="text-muted text-pretty">{t(text)}</p>
      </div>
      <GameRow query={query} size={size} labelledBy={row} />
    </section>
  )
}
