import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { paths } from '#core/navigation/paths.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from './AllLink.tsx'
import { GameRow } from './GameRow.tsx'
import { newGamesQuery, useRowSize } from './queries.ts'
import { useHotOpener, withNewOpener } from './rows/openers.ts'

/** Games that the gateway counts as new (docs/product.md §2.3). */
export function NewSection() {
  const { t } = useLingui()
  const options = useGameOptions()
  const size = useRowSize()
  const hotOpener = useHotOpener()
  const query = useQuery({
    ...newGamesQuery(usePageContext(), size),
    // Tiles have no badges in this section: its heading says "new", and "hot" beside it confuses.
    select: ({ games }) =>
      withNewOpener(arrangeGames(games, options), [hotOpener]).map((game) => ({
        ...game,
        hot: false,
        isNew: false,
      })),
  })
  if (query.data?.length === 0) return null
  return (
    <section aria-labelledby="new" className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id="new"
        title={t`New this week`}
        icon={
          <IconPlate tone="accent">
            <CalendarPlus />
          </IconPlate>
        }
        action={<AllLink to={paths.newGames} section="new" />}
      />
      <GameRow query={query} size={size} labelledBy="new" />
    </section>
  )
}
