import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import type { GameType } from '#parts/games/schema.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { completions } from './completions.ts'
import { NothingFound } from './NothingFound.tsx'
import { clearSearchesAtom } from './recents.ts'
import { Offers } from './Offers.tsx'
import { ResultList } from './ResultList.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { FoundAnswers } from './useAnswers.ts'
import { useChoice } from './useChoice.ts'

interface Props {
  answers: FoundAnswers
  /** Number of search results side by side. */
  columns: number
  /** Category whose games are listed; undefined for all games. */
  type: GameType | undefined
  onType: (type: GameType | undefined) => void
  onMore: () => void
  onText: (text: string) => void
  onClose: () => void
}

/** The search results, guesses at what the player meant, and filters to narrow the results. */
export function Answers({ answers, columns, type, onType, onMore, onText, onClose }: Props) {
  // The React compiler is off in this component: each new result changes everything in it, so that
  // the compiler's caches would only be more code to load.
  'use no memo'
  const { t, i18n } = useLingui()
  const { sought, rests, idle, games, groups, terms, ignored, elsewhere, isPending } = answers
  const clearRecents = useSetAtom(clearSearchesAtom)
  const { pathOf, choose } = useChoice({ text: sought, onText, onClose })
  return (
    <>
      <Suggestions texts={completions(games, sought)} onChoose={onText} />
      <CategoryChips games={games} chosen={type} onChoose={onType} />
      <div className="flex flex-col gap-4 px-2 pt-2 sm:px-3">
        {ignored.length > 0 && (
          <p className="px-2.5 pt-1 text-label text-muted">
            {t`Nothing matches all of these words. Words left out: ${{ list: new Intl.ListFormat(i18n.locales).format(ignored) }}`}
          </p>
        )}
        <div className="relative">
          <ResultList
            groups={groups}
            text={sought}
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
        <div className="flex flex-col items-center gap-2 empty:hidden">
          {answers.hasMore && (
            <Button variant="outline" onClick={onMore}>
              <Trans comment="Button or link: shows more games than these">More games</Trans>
            </Button>
          )}
          {elsewhere > 0 && (
            <Button variant="quiet" onClick={() => onType(undefined)}>
              {t`${plural(elsewhere, { one: '# more in other categories', other: '# more in other categories' })}`}
            </Button>
          )}
        </div>
        {!idle && isPending && games.length === 0 && <Waiting />}
        {answers.error && <SectionFailure error={answers.error} onRetry={answers.retry} />}
        {answers.isEmpty && (
          <>
            <NothingFound text={sought} guesses={answers.guesses} onGuess={onText} />
            <Offers groups={answers.offers} pathOf={pathOf} onChoose={choose} />
          </>
        )}
      </div>
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
