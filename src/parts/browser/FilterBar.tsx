import { Trans, useLingui } from '@lingui/react/macro'
import { Flame, Heart, History, LayoutGrid, Sparkles, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lane } from '#parts/games/schema.ts'
import { Chip } from '#ui/Chip.tsx'
import {
  classifiesOf,
  type BrowserAction,
  type BrowserState,
  type GameFilter,
} from './browserState.ts'
import { classifyName } from './messages.ts'
import { VendorPicker } from './VendorPicker.tsx'

interface Props {
  state: BrowserState
  lane: Lane | undefined
  go: (action: BrowserAction) => void
}

const FILTERS: readonly { filter: GameFilter; icon: LucideIcon; name: ReactNode }[] = [
  {
    filter: 'ALL',
    icon: LayoutGrid,
    name: <Trans context="filter of a game list">All</Trans>,
  },
  { filter: 'HOT', icon: Flame, name: <Trans context="filter of a game list">Hot</Trans> },
  { filter: 'NEW', icon: Sparkles, name: <Trans context="filter of a game list">New</Trans> },
  {
    filter: 'FAV',
    icon: Heart,
    name: <Trans context="filter of a game list">Favorites</Trans>,
  },
  {
    filter: 'RECENT',
    icon: History,
    name: <Trans context="filter of a game list">Recent</Trans>,
  },
]

/** Vendors, kinds and the icon filters of a category (docs/product.md §2.3). */
export function FilterBar({ state, lane, go }: Props) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2.5">
      <div
        role="group"
        aria-label={t`Filters`}
        className="scroll-row -mx-4 flex gap-2 px-4 lg:mx-0 lg:px-0"
      >
        {FILTERS.map(({ filter, icon: Icon, name }) => (
          <Chip
            key={filter}
            active={state.filter === filter}
            onClick={() => go({ type: 'filter', filter })}
            icon={<Icon aria-hidden="true" />}
          >
            {name}
          </Chip>
        ))}
      </div>
      {lane && lane.vendors.length > 1 && (
        <VendorPicker
          vendors={lane.vendors}
          chosen={state.vendor}
          onChoose={(vendor) => go({ type: 'vendor', vendor })}
        />
      )}
      {lane && <Classifies state={state} lane={lane} go={go} />}
    </div>
  )
}

function Classifies({ state, lane, go }: Props & { lane: Lane }) {
  const { t, i18n } = useLingui()
  const kinds = classifiesOf(lane, state.vendor).flatMap((key) => {
    const name = classifyName(key)
    return name ? [{ key, name }] : []
  })
  if (kinds.length < 2) return null
  return (
    <div
      role="group"
      aria-label={t`Kinds of games`}
      className="scroll-row -mx-4 flex gap-1 px-4 lg:mx-0 lg:px-0"
    >
      {[{ key: undefined, name: undefined }, ...kinds].map(({ key, name }) => (
        <button
          key={key ?? ''}
          type="button"
          aria-pressed={state.classify === key}
          onClick={() => go({ type: 'classify', classify: key })}
          className="relative min-h-10 shrink-0 px-2.5 text-label font-medium whitespace-nowrap text-muted outline-offset-[-2px] hover:text-text aria-pressed:font-semibold aria-pressed:text-text aria-pressed:after:absolute aria-pressed:after:inset-x-2.5 aria-pressed:after:bottom-1 aria-pressed:after:h-0.5 aria-pressed:after:rounded-pill aria-pressed:after:bg-primary"
        >
          {name ? i18n._(name) : <Trans context="all kinds of games">All kinds</Trans>}
        </button>
      ))}
    </div>
  )
}
