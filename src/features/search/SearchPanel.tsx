import { Autocomplete } from '@base-ui/react/autocomplete'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { use, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { useIsWide } from '#core/viewport/useIsWide.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import type { GameType } from '#parts/games/schema.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TopmostContext } from '#ui/topmost.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { completions } from './completions.ts'
import { isFoundIn } from './marks.ts'
import { NothingFound } from './NothingFound.tsx'
import type { Option, OptionGroup } from './options.ts'
import { clearSearchesAtom } from './recents.ts'
import { ResultList } from './ResultList.tsx'
import { SearchField } from './SearchField.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useChoice } from './useChoice.ts'
import { useFoundGames } from './useFoundGames.ts'
import { useFoundPlaces } from './useFoundPlaces.ts'
import { useIdleGroups } from './useIdleGroups.ts'
import { usePaused } from './usePaused.ts'
import { useSearchAddress } from './useSearchAddress.ts'

/** How many games are listed when the text rests, and how many more at a press. */
const STEP = 24

/** How many rows of all groups are drawn while one types, and games at least: what is in view. */
const IN_VIEW = 5
const GAMES_IN_VIEW = 2

/** The field shows each letter at once; what was found follows as soon as it is drawn. */
export function SearchPanel({ text: given = '', onClose }: PopupProps<'search'>) {
  const { t } = useLingui()
  const columns = useIsWide() ? 2 : 1
  const body = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(given)
  const [demanded, setDemanded] = useState<string>()
  const [type, setType] = useState<GameType>()
  const [listed, setListed] = useState(STEP)
  const drawnText = useDeferredValue(text)
  const sought = (demanded === text ? text : drawnText).trim()
  const rested = usePaused(sought)
  const rests = rested === sought
  const change = (next: string) => {
    setText(next)
    setType(undefined)
    setListed(STEP)
    body.current?.scrollTo({ top: 0 })
  }
  useSearchAddress(text, use(TopmostContext))
  useScreenTitle(rested ? t`Results for “${rested}”` : t`Search`)

  const { games, asTyped, complete, terms, ignored, guesses, isPending, error, retry } =
    useFoundGames(sought, rested)
  const places = useFoundPlaces(sought, asTyped)
  const idleGroups = useIdleGroups()
  const clearRecents = useSetAtom(clearSearchesAtom)
  const { pathOf, choose } = useChoice({ text: sought, onText: change, onClose })

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
      <Autocomplete.Root
        inline
        open
        mode="none"
        grid={columns > 1}
        autoHighlight
        items={groups as { items: readonly Option[] }[]}
        filter={null}
        value={text}
        onValueChange={(next, { reason }) => {
          if (reason !== 'item-press') change(next)
        }}
      >
        <SearchField
          text={text}
          onClear={() => change('')}
          // Enter opens the first result of what was typed, not of a letter before.
          onEnter={() => flushSync(() => setDemanded(text))}
        />
        <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
          {!idle && (
            <>
              <Suggestions texts={completions(games, sought)} onChoose={change} />
              <CategoryChips games={games} chosen={type} onChoose={setType} />
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
                  <Button variant="outline" onClick={() => setListed(listed + STEP)}>
                    <Trans>More games</Trans>
                  </Button>
                )}
                {elsewhere > 0 && (
                  <Button variant="quiet" onClick={() => setType(undefined)}>
                    {t`${plural(elsewhere, { one: '# more in other categories', other: '# more in other categories' })}`}
                  </Button>
                )}
              </div>
            )}
            {!idle && isPending && games.length === 0 && <Waiting />}
            {!idle && error && <SectionFailure error={error} onRetry={retry} />}
            {isEmpty && <NothingFound text={sought} guesses={guesses} onGuess={change} />}
          </div>
        </div>
      </Autocomplete.Root>
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
}

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
