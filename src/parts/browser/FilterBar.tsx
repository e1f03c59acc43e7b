import type { Lane } from '#parts/games/schema.ts'
import type { BrowserAction, BrowserState } from './browserState.ts'
import { FilterChips } from './FilterChips.tsx'
import { KindChips } from './KindChips.tsx'
import { VendorPicker } from './VendorPicker.tsx'

export interface FilterProps {
  state: BrowserState
  lane: Lane | undefined
  go: (action: BrowserAction) => void
}

/** All filters of a category side by side, for wide pages (docs/product.md §2.3). */
export function FilterBar({ state, lane, go }: FilterProps) {
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FilterChips chosen={state.filter} onChoose={(filter) => go({ type: 'filter', filter })} />
        {lane && (
          <KindChips
            lane={lane}
            vendor={state.vendor}
            chosen={state.classify}
            onChoose={(classify) => go({ type: 'classify', classify })}
          />
        )}
      </div>
      {lane && lane.vendors.length > 1 && (
        <VendorPicker
          vendors={lane.vendors}
          chosen={state.vendor}
          onChoose={(vendor) => go({ type: 'vendor', vendor })}
        />
      )}
    </div>
  )
}
