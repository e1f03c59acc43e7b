import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CATEGORIES, NAVIGATION } from '#parts/games/categories.ts'
import { shownName } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { FilterSheet } from '#parts/records/FilterSheet.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import type { BetFilters } from './filters.ts'
import { BET_STATE_WORDS } from '#parts/records/rowMessages.ts'
import { gameMenusQuery, vendorTypesQuery } from './queries.ts'
import { BET_STATES, type BetState } from '#parts/records/schema.ts'
import type { GameType } from '#parts/games/schema.ts'

interface Props {
  filters: BetFilters
  onChoose: (filters: BetFilters) => void
}

/** Filters of the betting record: game category, game provider and state of the bet. */
export function BetFilterBar({ filters, onChoose }: Props) {
  const { t } = useLingui()
  const options = useGameOptions()
  const { data: menus } = useQuery(gameMenusQuery)
  const { data: known } = useQuery(vendorTypesQuery)
  const { category, vendor, state } = filters
  const active = [category, vendor, state].filter(Boolean).length
  // A category in the address is always listed, even if it is hidden otherwise, so that the player
  // can remove the filter.
  const isShown = (type: GameType) => type === category || !options.hidden.includes(type)
  const categories = (menus?.list.map(({ gameType }) => gameType) ?? NAVIGATION).filter(isShown)
  const vendors = (known?.list ?? [])
    .filter(({ gameType }) => (category ? gameType === category : isShown(gameType)))
    .map(({ vassalage, displayName }) => ({
      code: vassalage,
      name: shownName(vassalage, displayName, options),
    }))
  return (
    <FilterSheet active={active} onClear={() => onChoose({})}>
      <SelectField
        label={t`Category`}
        value={category ?? ''}
        items={[
          { value: '', label: t`All categories` },
          ...categories.map((type) => ({ value: type, label: t(CATEGORIES[type].name) })),
        ]}
        onChange={({ target }) =>
          // A new category removes the filter by provider, because a provider of another category
          // would leave no bets.
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
        label={t({ message: 'Status', context: 'of a bet' })}
        value={state ?? ''}
        items={[
          { value: '', label: t`All statuses` },
          ...BET_STATES.map((each) => ({ value: each, label: t(BET_STATE_WORDS[each].name) })),
        ]}
        onChange={({ target }) =>
          onChoose({
            category,
            vendor,
            state: (target.value || undefined) as BetState | undefined,
          })
        }
      />
    </FilterSheet>
  )
}
