import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Heart, History } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { paths } from '#core/navigation/paths.ts'
import { NoOwnGames } from '#parts/browser/NoOwnGames.tsx'
import { useGamePageQuery } from '#parts/browser/useGamePageQuery.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from './AllLink.tsx'
import { GameRow } from './GameRow.tsx'
import { GAMES_SIZE } from './queries.ts'
import { useRecentsOpener, withNewOpener } from './rows/openers.ts'

interface Props {
  kind: 'recents' | 'favorites'
  /**
   * Called before the browser paints, as soon as it is known whether the player has games for this
   * section.
   */
  onKnown?: () => void
}

/** The player's recent or favourite games on the home page; hidden if there are none. */
export function OwnSection({ kind, onKnown }: Props) {
  const { t } = useLingui()
  const options = useGameOptions()
  const favorites = kind === 'favorites'
  const recentsOpener = useRecentsOpener()
  const query = useQuery({
    ...useGamePageQuery({ kind }, 1, GAMES_SIZE),
    select: ({ games }) =>
      withNewOpener(arrangeGames(games, options), favorites ? [recentsOpener] : []),
  })
  const count = query.data?.length
  const [hadSome, setHadSome] = useState<boolean>()
  if (hadSome === undefined && count !== undefined) setHadSome(count > 0)
  const isKnown = count !== undefined || query.isError
  useLayoutEffect(() => {
    if (isKnown) onKnown?.()
  }, [isKnown, onKnown])
  // The row of favourites neither appears nor disappears when the player presses a heart, because
  // the tiles would move under the finger. Recent games change only while a game covers the page.
  if (favorites ? hadSome === false : count === 0) return null
  return (
    <section aria-labelledby={kind} className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id={kind}
        title={
          favorites
            ? t`Favorites`
            : t({
                message: 'Continue playing',
                comment: 'Heading above the games that the player played last',
              })
        }
        icon={<IconPlate tone="accent">{favorites ? <Heart /> : <History />}</IconPlate>}
        action={<AllLink to={favorites ? paths.favorite : paths.recent} section={kind} />}
      />
      <GameRow
        query={query}
        size={GAMES_SIZE}
        labelledBy={kind}
        empty={<NoOwnGames kind={kind} />}
      />
    </section>
  )
}
