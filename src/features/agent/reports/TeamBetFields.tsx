import { useLingui } from '@lingui/react/macro'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { GameType } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { BET_STATE_WORDS } from '#parts/records/rowMessages.ts'
import { BET_STATES } from '#parts/records/schema.ts'
import { SelectField } from '#ui/SelectField.tsx'
import type { TeamBetFilters } from './filters.ts'
import { LevelField } from './LevelField.tsx'
import { MemberFilter } from './MemberFilter.tsx'
import type { ReportMember } from './schema.ts'
import type { MemberSearch } from './useMemberSearch.ts'

interface Props {
  filters: TeamBetFilters
  member: ReportMember | undefined
  search: MemberSearch
  onChoose: (filters: TeamBetFilters) => void
}

/** Filters of a team's bets: member, game category, provider and state. */
export function TeamBetFields({ filters, member, search, onChoose }: Props) {
  const { t } = useLingui()
  const { data: lanes = [] } = useLanes()
  const { category, vendor, state } = filters
  const vendors = lanes
    .filter(({ type }) => !category || type === category)
    .flatMap((lane) => lane.vendors)
  const names = new Map(vendors.map(({ code, name }) => [code, name]))
  if (vendor && !names.has(vendor)) names.set(vendor, vendor)
  return (
    <>
      <MemberFilter
        chosen={filters.member}
        member={member}
        search={search}
        onChoose={(id) => onChoose({ ...filters, member: id })}
      />
      {filters.member === undefined && (
        <LevelField level={filters.level} onChoose={(level) => onChoose({ ...filters, level })} />
      )}
      <SelectField
        label={t({ message: 'Category', comment: 'Name of a filter: kind of games' })}
        value={category ?? ''}
        items={[
          { value: '', label: t({ message: 'All categories', comment: 'Choice of a filter' }) },
          ...[...new Set(lanes.map(({ type }) => type))].map((type) => ({
            value: type,
            label: t(CATEGORIES[type].name),
          })),
        ]}
        onChange={({ target }) =>
          onChoose({
            ...filters,
            category: (target.value || undefined) as GameType | undefined,
            // A new category removes the filter by provider, because a provider of another category
            // would leave no bets.
            vendor: undefined,
          })
        }
      />
      <SelectField
        label={t({
          message: 'Game provider',
          comment: 'Name of a filter: the company that makes a game',
        })}
        value={vendor ?? ''}
        items={[
          {
            value: '',
            label: t({
              message: 'All providers',
              comment: 'Choice of a filter: games of every provider',
            }),
          },
          ...[...names].map(([code, name]) => ({ value: code, label: name })),
        ]}
        onChange={({ target }) => onChoose({ ...filters, vendor: target.value || undefined })}
      />
      <SelectField
        label={t({ message: 'Status', context: 'of a bet' })}
        value={state ?? ''}
        items={[
          { value: '', label: t`All statuses` },
          ...BET_STATES.map((each) => ({ value: each, label: t(BET_STATE_WORDS[each].name) })),
        ]}
        onChange={({ target }) =>
          onChoose({ ...filters, state: BET_STATES.find((each) => each === target.value) })
        }
      />
    </>
  )
}
