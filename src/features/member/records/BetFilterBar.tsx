import { useLingui } from '@lingui/react/macro'
import { CATEGORIES, NAVIGATION } from '#parts/games/categories.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { SelectField } from '#ui/SelectField.tsx'
import type { BetFilters } from './filters.ts'
import { BET_STATE_WORDS } from './messages.ts'
import { BET_STATES, type BetState } from './schema.ts'
import type { GameType } from '#parts/games/schema.ts'

interface Props {
  filters: BetFilters
  onChoose: (filters: BetFilters) => void
}

/** Which bets: of a category, a game provider, a state. */
export function BetFilterBar({ filters, onChoose }: Props) {
  const { t } = useLingui()
  const { data: lanes } = useLanes()
  const { category, vendor, state } = filters
  const offered = (lanes ?? []).filter(({ type }) => !category || type === category)
  const vendors = offered.flatMap((lane) => lane.vendors)
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <SelectField
        label={t`Category`}
        value={category ?? ''}
        items={[
          { value: '', label: t`All categories` },
          ...NAVIGATION.map((type) => ({ value: type, label: t(CATEGORIES[type].name) })),
        ]}
        onChange={({ target }) =>
          // A provider of another category would leave nothing.
          onChoose({ category: (target.value || undefined) as GameType | undefined, state })
        }
      />
      <SelectField
        label={t`Game provider`}
        value={vendor ?? ''}
        items={[
          { value: '', label: t`All providers` },
          ...(vendor && !vendors.some(({ code }) => code === vendor)
            ? [{ value: vendor, label: vendor }]
            : []),
          ...vendors.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={({ target }) => onChoose({ category, vendor: target.value || undefined, state })}
      />
      <SelectField
        className="max-sm:col-span-2"
        label={t({ message: 'State', context: 'of a bet' })}
        value={state ?? ''}
        items={[
          { value: '', label: t`All states` },
          ...BET_STATES.map((each) => ({ value: each, label: t(BET_STATE_WORDS[each].name) })),
        ]}
        onChange={({ target }) =>
          onChoose({ category, vendor, state: (target.value || undefined) as BetState | undefined })
        }
      />
    </div>
  )
}
