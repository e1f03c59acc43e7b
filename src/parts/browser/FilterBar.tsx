import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { startTransition, useState } from 'react'
import type { Lane } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { classifiesOf, type BrowserAction, type BrowserState } from './browserState.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import { OPENER } from './filterOpener.ts'
import { classifyName } from './messages.ts'
import { VendorSheet } from './VendorSheet.tsx'

export interface FilterProps {
  state: BrowserState
  lane: Lane | undefined
  go: (action: BrowserAction) => void
}

/** All filters of a category in one row, for wide pages (docs/product.md §2.3). */
export function FilterBar({ state, lane, go }: FilterProps) {
  const { t } = useLingui()
  return (
    <div
      role="group"
      aria-label={t`Filters`}
      className="flex flex-wrap items-center gap-2 text-muted"
    >
      <FilterChips
        isPart
        chosen={state.filter}
        onChoose={(filter) => go({ type: 'filter', filter })}
      />
      <span aria-hidden="true" className="mx-1 w-px self-stretch bg-border" />
      <VendorButton state={state} lane={lane} go={go} />
      {lane && <KindMenu state={state} lane={lane} go={go} />}
    </div>
  )
}

function VendorButton({ state, lane, go }: FilterProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (lane && lane.vendors.length < 2) return null
  const vendor = lane?.vendors.find(({ code }) => code === state.vendor)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!lane}
        data-active={vendor && ''}
        // The sheet opens in a React transition, because drawing many vendors would delay the
        // response to the press.
        onClick={() => startTransition(() => setOpen(true))}
        className={OPENER}
      >
        {vendor && <VendorMark vendor={vendor} size="sm" />}
        <span>{vendor?.name ?? t({ message: 'Provider', context: 'filter of a game list' })}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open && lane && (
        <VendorSheet
          vendors={lane.vendors}
          chosen={state.vendor}
          onChoose={(code) => go({ type: 'vendor', vendor: code })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The value of the menu's choice of all kinds. */
const ALL_KINDS = ''

function KindMenu({ state, lane, go }: FilterProps & { lane: Lane }) {
  const { t, i18n } = useLingui()
  const kinds = classifiesOf(lane, state.vendor).flatMap((key) => {
    const name = classifyName(key)
    return name ? [{ value: key as string, label: i18n._(name) }] : []
  })
  if (kinds.length < 2) return null
  const all = t({ message: 'All types', context: 'all kinds of games' })
  const isKnown = kinds.some(({ value }) => value === state.classify)
  return (
    <FilterMenu
      value={(isKnown && state.classify) || ALL_KINDS}
      choices={[{ value: ALL_KINDS, label: all }, ...kinds]}
      onChoose={(value) => go({ type: 'classify', classify: value || undefined })}
    />
  )
}
