import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Chip } from '#ui/Chip.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { countFilters, type GameFilter } from './browserState.ts'
import type { FilterProps } from './FilterBar.tsx'
import { FILTER_ICONS } from './FilterChips.tsx'
import { OPENER } from './filterOpener.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { classifyName, FILTER_NAMES } from './messages.ts'
import { VendorSheet } from './VendorSheet.tsx'

/**
 * Filters that the row on phones always shows, beside the button that opens the sheet with all
 * filters.
 */
const QUICK: readonly GameFilter[] = ['HOT', 'NEW']

/**
 * The filters of a category on phones: a row of the most used filters, and a sheet with all of
 * them.
 */
export function FilterRow({ state, lane, go }: FilterProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'filters' | 'vendors'>()
  // The sheet opens in a React transition, because drawing many vendors would delay the response to
  // the press.
  const openSheet = (sheet: 'filters' | 'vendors') => startTransition(() => setOpen(sheet))
  const count = countFilters(state)
  const vendor = lane?.vendors.find(({ code }) => code === state.vendor)
  const kind = state.classify && classifyName(state.classify)
  const own = state.filter === 'FAV' || state.filter === 'RECENT' ? state.filter : undefined
  // If a list of the player's own games is chosen, its filter is shown in the row too.
  const filters = own ? [...QUICK, own] : QUICK
  return (
    <>
      <div
        role="group"
        aria-label={t`Filters`}
        className="scroll-row -mx-4 flex gap-2 px-4 text-muted"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open === 'filters'}
          onClick={() => openSheet('filters')}
          className={`${OPENER} text-text`}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span>{t`Filters`}</span>
          <CountBadge
            tone="offer"
            count={count}
            label={t`${plural(count, { other: '# chosen' })}`}
          />
        </button>
        {(!lane || lane.vendors.length > 1) && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open === 'vendors'}
            disabled={!lane}
            data-active={vendor && ''}
            onClick={() => openSheet('vendors')}
            className={OPENER}
          >
            <span>
              {vendor?.name ?? t({ message: 'Provider', context: 'filter of a game list' })}
            </span>
            <ChevronDown aria-hidden="true" />
          </button>
        )}
        {kind && (
          <Chip
            active
            onClick={() => go({ type: 'classify', classify: undefined })}
            className="min-h-thumb"
          >
            <span>{i18n._(kind)}</span>
            <X aria-hidden="true" />
          </Chip>
        )}
        {filters.map((filter) => {
          const Icon = FILTER_ICONS[filter]
          const active = state.filter === filter
          return (
            <Chip
              key={filter}
              active={active}
              // A second press on a chosen filter removes only that filter.
              onClick={() => go({ ...state, type: 'narrow', filter: active ? 'ALL' : filter })}
              icon={<Icon aria-hidden="true" />}
              className="min-h-thumb"
            >
              {i18n._(FILTER_NAMES[filter])}
            </Chip>
          )
        })}
      </div>
      {open === 'vendors' && lane && (
        <VendorSheet
          vendors={lane.vendors}
          chosen={state.vendor}
          onChoose={(code) => go({ type: 'vendor', vendor: code })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'filters' && (
        <FilterSheet state={state} lane={lane} go={go} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
