import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Heart, History } from 'lucide-react'
import { paths } from '#core/paths.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGamePageQuery } from '#parts/browser/useGamePageQuery.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { NoOwnGames } from '#parts/browser/NoOwnGames.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from './AllLink.tsx'
import { GameRow } from './GameRow.tsx'

/** Home recent and favourites (docs/product.md §9). */
const SIZE = 12

/** The player's recent or favourite games on home. */
export function OwnSection({ kind }: { kind: 'recents' | 'favorites' }) {
  const { t } = useLingui()
  const options = useGameOptions()
  const query = useQuery({
    ...useGamePageQuery({ kind }, 1, SIZE),
    select: ({ games }) => arrangeGames(games, options),
  })
  const favorites = kind === 'favorites'
  const Icon = favorites ? Heart : History
  return (
    <section aria-labelledby={kind} className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id={kind}
        title={favorites ? t`Favorites` : t`Recently played`}
        icon={
          <span className="inline-flex size-9 items-center justify-center rounded-control bg-accent-soft text-accent-text">
            <Icon className="size-5" aria-hidden="true" />
          </span>
        }
        action={<AllLink to={favorites ? paths.favorite : paths.recent} section={kind} />}
      />
      <GameRow query={query} size={SIZE} labelledBy={kind} empty={<NoOwnGames kind={kind} />} />
    </section>
  )
}
