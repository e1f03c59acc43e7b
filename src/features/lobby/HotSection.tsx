import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Flame, RefreshCw } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { GameRow } from './GameRow.tsx'
import { useRowSize } from './queries.ts'

export function HotSection() {
  const { t } = useLingui()
  const context = usePageContext()
  const options = useGameOptions()
  const size = useRowSize()
  const query = useQuery({
    ...hotGamesQuery(context),
    select: ({ list }) =>
      arrangeGames(list, options)
        .slice(0, size)
        // Tiles have no badges in this section: its heading says "hot", and "new" beside it confuses.
        .map((game) => ({ ...game, hot: false, isNew: false })),
  })
  return (
    <section aria-labelledby="hot" className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id="hot"
        title={t`Hot games`}
        icon={
          <IconPlate tone="danger">
            <Flame />
          </IconPlate>
        }
        note={t`Most played right now`}
        action={
          <IconButton
            label={t`Refresh the hot games`}
            aria-busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            <RefreshCw className={`size-4.5 ${query.isFetching ? 'animate-spin' : ''}`} />
          </IconButton>
        }
      />
      <GameRow query={query} size={size} labelledBy="hot" eager />
    </section>
  )
}
