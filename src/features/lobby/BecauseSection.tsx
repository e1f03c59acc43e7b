import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useGamePageQuery } from '#parts/browser/useGamePageQuery.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { similarGamesQuery } from '#parts/games/similar/queries.ts'
import type { Game } from '#parts/games/schema.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { GameRow } from './GameRow.tsx'
import { GAMES_SIZE } from './queries.ts'
import { useFavoritesOpener, useHotOpener, withNewOpener } from './rows/openers.ts'

/**
 * Games similar to the one that the player opened last, without games that the player already
 * knows.
 */
export function BecauseSection() {
  const recents = useQuery(useGamePageQuery({ kind: 'recents' }, 1, GAMES_SIZE))
  const played = recents.data?.games
  const last = played?.find(({ opensVendor }) => !opensVendor)
  return last && <Because last={last} played={played ?? []} />
}

function Because({ last, played }: { last: Game; played: readonly Game[] }) {
  const { t } = useLingui()
  const options = useGameOptions()
  const openers = [useHotOpener(), useFavoritesOpener()]
  const known = new Set(played.map(({ id }) => id))
  const query = useQuery({
    ...similarGamesQuery(last, 2 * GAMES_SIZE, usePageContext()),
    select: (similar) =>
      withNewOpener(arrangeGames(similar, options), openers)
        .filter(({ id }) => !known.has(id))
        .slice(0, GAMES_SIZE),
  })
  // The section is hidden if it has no games or failed to load, because it is only a suggestion.
  if (query.error || query.data?.length === 0) return null
  return (
    <section aria-labelledby="because" className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id="because"
        title={t`Because you played ${{ game: last.name }}`}
        icon={
          <IconPlate tone="accent">
            <Sparkles />
          </IconPlate>
        }
      />
      <GameRow query={query} size={GAMES_SIZE} labelledBy="because" />
    </section>
  )
}
