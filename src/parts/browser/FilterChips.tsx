import { useLingui } from '@lingui/react/macro'
import { Flame, Heart, History, LayoutGrid, Sparkles, type LucideIcon } from 'lucide-react'
import { Chip } from '#ui/Chip.tsx'
import type { GameFilter } from './browserState.ts'
import { FILTER_NAMES } from './messages.ts'

export const FILTER_ICONS: Record<GameFilter, LucideIcon> = {
  ALL: LayoutGrid,
  HOT: Flame,
  NEW: Sparkles,
  FAV: Heart,
  RECENT: History,
}

const FILTERS = Object.keys(FILTER_ICONS) as GameFilter[]

interface Props {
  chosen: GameFilter
  onChoose: (filter: GameFilter) => void
  /** True if the chips are part of a larger group of filters, which has the name. */
  isPart?: boolean
}

/**
 * Chips that choose which games of a category are listed: all, hot, new, favourite or recent ones.
 */
export function FilterChips({ chosen, onChoose, isPart = false }: Props) {
  const { t, i18n } = useLingui()
  return (
    <div
      {...(!isPart && { role: 'group', 'aria-label': t`Filters` })}
      className="flex flex-wrap gap-2"
    >
      {FILTERS.map((filter) => {
        const Icon = FILTER_ICONS[filter]
        return (
          <Chip
            key={filter}
            active={chosen === filter}
            onClick={() => onChoose(filter)}
            icon={<Icon aria-hidden="true" />}
            className="max-lg:min-h-thumb"
          >
            {i18n._(FILTER_NAMES[filter])}
          </Chip>
        )
      })}
    </div>
  )
}
