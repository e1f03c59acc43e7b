import { Autocomplete } from '@base-ui/react/autocomplete'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { OptionTile } from './OptionTile.tsx'
import type { Option, OptionGroup } from './options.ts'

interface Props {
  /** The results by group, the best group first. */
  groups: readonly OptionGroup[]
  /** Search text whose results are listed; empty before the player types. */
  text: string
  /** Number of search results side by side. */
  columns: number
  /** Search terms to be highlighted in the names of results. */
  terms: readonly string[]
  /** True once the player has stopped typing. */
  rests: boolean
  /** True while more results may arrive. */
  busy: boolean
  /** Returns the address of a result; undefined if a press does something else. */
  pathOf: (option: Option) => string | undefined
  /** Called when the player chooses a result by press or key. */
  onChoose: (option: Option, event: MouseEvent) => void
}

/** The search results by group. Arrow keys and screen readers treat them as one list. */
export function ResultList({ groups, text, columns, terms, rests, busy, pathOf, onChoose }: Props) {
  // Compiled caches would only be more code to load, as in `Answers`.
  'use no memo'
  const { t } = useLingui()
  const { locale } = useLanguage()
  const idle = text === ''
  const labels: Record<Option['kind'], string> = {
    recent: t({ message: 'Recent searches', comment: 'Heading above what was searched before' }),
    page: t({ message: 'Pages', context: 'found by the search' }),
    category: t`Categories`,
    provider: t`Game providers`,
    game: idle
      ? t`Popular games`
      : t({ message: 'Games', comment: 'Heads the games that a search found' }),
    promotion: t`Promotions`,
    help: t`Help`,
  }
  return (
    // The list is rendered even without results, because the search field names it as the element
    // that it controls.
    <Autocomplete.List
      aria-label={t({ message: 'Results', comment: 'Name of a list, for screen readers' })}
      aria-busy={busy}
      data-answers={text}
      className="flex flex-col gap-4 outline-none empty:hidden"
    >
      {groups.map(({ kind, items, total }) => (
        <Autocomplete.Group key={kind} items={items as Option[]}>
          <Autocomplete.GroupLabel className="flex min-h-9 items-center gap-1 px-2.5 text-caption font-semibold text-muted">
            <span>{labels[kind]}</span>
            {!idle && <span className="tabular-nums">{` ${formatCount(total, locale)}`}</span>}
          </Autocomplete.GroupLabel>
          {inRows(items, columns).map((row, nth) => {
            const tiles = row.map((option, place) => (
              <OptionTile
                // The position in the list is the key, because each typed letter changes most
                // results, and React updates elements faster than it replaces them.
                key={place}
                option={option}
                terms={terms}
                rests={rests}
                path={pathOf(option)}
                onChoose={onChoose}
              />
            ))
            return columns === 1 ? (
              tiles
            ) : (
              <Autocomplete.Row key={nth} className="grid grid-cols-2 gap-x-2">
                {tiles}
              </Autocomplete.Row>
            )
          })}
        </Autocomplete.Group>
      ))}
    </Autocomplete.List>
  )
}

function inRows(options: readonly Option[], columns: number): Option[][] {
  const rows: Option[][] = []
  for (let at = 0; at < options.length; at += columns) rows.push(options.slice(at, at + columns))
  return rows
}
