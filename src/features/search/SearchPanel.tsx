import { Autocomplete } from '@base-ui/react/autocomplete'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import type { GameType } from '#parts/games/schema.ts'
import { TopmostContext } from '#ui/topmost.ts'
import { Answers } from './Answers.tsx'
import type { Option } from './options.ts'
import { SearchField } from './SearchField.tsx'
import { useAnswers, type FoundAnswers } from './useAnswers.ts'
import { usePaused } from './usePaused.ts'
import { useSearchAddress } from './useSearchAddress.ts'

/** Number of games that are listed after a pause in typing, and that each press of "more" adds. */
const STEP = 24

/** The search field with its results. */
export function SearchPanel({ text: given = '', onClose }: PopupProps<'search'>) {
  const { t } = useLingui()
  const columns = useIsWide() ? 2 : 1
  const body = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(given)
  const [drawn, setDrawn] = useState(given)
  const [type, setType] = useState<GameType>()
  const [listed, setListed] = useState(STEP)
  // The field shows each letter first, and the list follows in one step. On a phone this takes less
  // time than a transition, which React splits into slices.
  const sought = drawn.trim()
  const answers = useAnswers({ sought, type, listed, columns })
  const change = (next: string) => {
    setText(next)
    requestAnimationFrame(() => setTimeout(setDrawn, 0, next))
    setType(undefined)
    setListed(STEP)
    body.current?.scrollTo({ top: 0 })
  }
  useSearchAddress(text, use(TopmostContext))
  const { rested } = answers
  useScreenTitle(
    rested
      ? t({
          message: `Results for “${{ search: rested }}”`,
          comment: 'Title of a page; what was typed is quoted',
        })
      : t`Search`,
  )
  return (
    <>
      <Autocomplete.Root
        inline
        open
        mode="none"
        grid={columns > 1}
        // The value is "always", since results can arrive long after the text was typed; `true`
        // highlights the first result only when the text changes. Before the player types, no
        // suggestion is highlighted.
        autoHighlight={sought ? 'always' : false}
        items={answers.groups as { items: readonly Option[] }[]}
        filter={null}
        value={text}
        onValueChange={(next, { reason }) => {
          if (reason !== 'item-press') change(next)
        }}
      >
        <SearchField
          text={text}
          onClear={() => change('')}
          // The list is rendered before the Enter key acts, so that the key opens the first result
          // of the typed text instead of an earlier result.
          onEnter={() => flushSync(() => setDrawn(text))}
        />
        <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
          <Answers
            answers={answers}
            columns={columns}
            type={type}
            onType={setType}
            onMore={() => setListed(listed + STEP)}
            onText={change}
            onClose={onClose}
          />
        </div>
      </Autocomplete.Root>
      <Announcement answers={answers} />
    </>
  )
}

/** Milliseconds without typing after which a screen reader announces the results. */
const SPOKEN_AFTER_MS = 700

/** Announces the search results to screen readers once, instead of at each key. */
function Announcement({ answers: { idle, isPending, isEmpty, total } }: { answers: FoundAnswers }) {
  const { t } = useLingui()
  const results = t`${plural(total, { one: '# result', other: '# results' })}`
  const found = idle || isPending || total === 0 ? '' : results
  const told = usePaused(isEmpty ? t`Nothing found` : found, SPOKEN_AFTER_MS)
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  )
}
