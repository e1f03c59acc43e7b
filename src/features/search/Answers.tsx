import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { memo, useState } from 'react'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import type { GameType } from '#parts/games/schema.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { completions } from './completions.ts'
import { isFoundIn } from './marks.ts'
import { NothingFound } from './NothingFound.tsx'
import type { Option, OptionGroup } from './options.ts'
import { clearSearchesAtom } from './recents.ts'
import { ResultList } from './ResultList.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useChoice } from './useChoice.ts'
import { useFoundGames } from './useFoundGames.ts'
import { useFoundPlaces } from './useFoundPlaces.ts'
import { useIdleGroups } from './useIdleGroups.ts'
import { usePaused } from './usePaused.ts'

/** How many games are listed when the text rests, and how many more at a press. */
const STEP = 24

/** How many rows of all groups are drawn while one types, and games at least: what is in view. */
const IN_VIEW = 5
const GAMES_IN_VIEW = 2

interface Props {
  text: string
  /** How many results stand side by side. */
  columns: 1 | 2
  onText: (text: string) => void
  onClose: () => void
}

interface Narrowed {
  text?: string
  type?: GameType | undefined
  listed?: number
}

/** What was found for a text, or is offered before there is one. */
export const Answers = memo(function Answers({ text, columns, onText, onClose }: Props) {
  const { t } = useLingui()
  const [narrowed, setNarrowed] = useState<Narrowed>({})
  // What was chosen for another text is over.
  const { type, listed = STEP } = narrowed.text === text ? narrowed : {}
  const narrow = (change: Narrowed) => setNarrowed({ text, ...change })
  const sought = text.trim()
  const rested = usePaused(sought)
  const rests = rested === sought
  useScreenTitle(rested ? t`Results for “${rested}”` : t`Search`)

  const { games, asTyped, complete, terms, ignored, guesses, isPending, error, retry } =
    useFoundGames(sought, rested)
  const places = useFoundPlaces(sought, asTyped)
  const idleGroups = useIdleGroups()
  const clearRecents = useSetAtom(clearSearchesAtom)
  const { pathOf, choose } = useChoice({ text: sought, onText, onClose })

  const ofType = type ? games.filter(({ game }) => game.type === type) : games
  const above = places.before.flatMap(({ items }) => items).length
  const drawn = rests ? listed : Math.max(GAMES_IN_VIEW, IN_VIEW * columns - above)
  const shown: OptionGroup = {
    kind: 'game',
    items: ofType.slice(0, drawn).map(({ game, english }): Option => ({
      kind: 'game',
      id: game.id,
      game: complete(game),
      alias: !isFoundIn(game.name, terms) && isFoundIn(english, terms) ? english : undefined,
    })),
    total: ofType.length,
  }
  const first = [...places.before, shown].filter(({ items }) => items.length > 0)
  const found = [...first, ...places.after]
  const idle = sought === ''
  // What stands below the games is out of view while one types.
  const inView = rests || first.length === 0 ? found : first
  const groups = idle ? idleGroups : inView
  const total = found.reduce((sum, group) => sum + group.total, 0)
  const isEmpty = !idle && !isPending && !error && total === 0
  const elsewhere = games.length - ofType.length

  return (
    <>
      {!idle && (
        <>
          <Suggestions texts={completions(games, sought)} onChoose={onText} />
          <CategoryChips games={games} chosen={type} onChoose={(next) => narrow({ type: next })} />
        </>
      )}
      <div className="flex flex-col gap-4 px-2 pt-2 sm:px-3">
        {!idle && ignored.length > 0 && games.length > 0 && !places.hasAll && (
          <p className="px-2.5 pt-1 text-label text-muted">
            {t`Nothing has all of these words. Left out: ${ignored.join(', ')}`}
          </p>
        )}
        <div className="relative">
          <ResultList
            groups={groups}
            answers={sought}
            columns={columns}
            terms={terms}
            rests={rests}
            busy={isPending}
            pathOf={pathOf}
            onChoose={choose}
          />
          {groups[0]?.kind === 'recent' && (
            <Button
              variant="quiet"
              size="sm"
              onClick={clearRecents}
              className="absolute end-0 top-0"
            >
              <Trans>Clear recent searches</Trans>
            </Button>
          )}
        </div>
        {!idle && (
          <div className="flex flex-col items-center gap-2 empty:hidden">
            {rests && listed < ofType.length && (
              <Button variant="outline" onClick={() => narrow({ type, listed: listed + STEP })}>
                <Trans>More games</Trans>
              </Button>
            )}
            {elsewhere > 0 && (
              <Button variant="quiet" onClick={() => narrow({ type: undefined })}>
                {t`${plural(elsewhere, { one: '# more in other categories', other: '# more in other categories' })}`}
              </Button>
            )}
          </div>
        )}
        {!idle && isPending && games.length === 0 && <Waiting />}
        {!idle && error && <SectionFailure error={error} onRetry={retry} />}
        {isEmpty && <NothingFound text={sought} guesses={guesses} onGuess={onText} />}
      </div>
      <Announcement
        text={
          idle || isPending
            ? ''
            : total === 0
              ? t`Nothing found`
              : t`${plural(total, { one: '# result', other: '# results' })}`
        }
      />
    </>
  )
})

const Waiting = () => (
  <div aria-hidden="true" className="grid gap-2 px-2.5 lg:grid-cols-2">
    {Array.from({ length: 6 }, (_each, nth) => (
      <Skeleton key={nth} className="h-15" />
    ))}
  </div>
)

/** How long the text rests before a screen reader tells what was found. */
const SPOKEN_AFTER_MS = 700

/** Tells a screen reader what was found, once and not at each key. */
const Announcement = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {usePaused(text, SPOKEN_AFTER_MS)}
  </p>
)
