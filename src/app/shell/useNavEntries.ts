import { useLingui } from '@lingui/react/macro'
import { paths } from '#core/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { categoryTarget, type CategoryTarget } from '#features/games/categories.ts'
import { gameTypeNames } from '#features/games/messages.ts'
import type { GameType, Vendor } from '#features/games/schema.ts'
import { useLanes } from '#features/games/useLanes.ts'

/**
 * Order of the category navigation (specification §2.2), between home and promotions; the two
 * categories of §1 that it does not name come last.
 */
const ORDER: readonly GameType[] = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'BINGO',
]

export interface NavEntry {
  id: string
  label: string
  target: CategoryTarget
  type?: GameType
  vendors: readonly Vendor[]
}

/** Entries of the category navigation; a category without vendors has none. */
export function useNavEntries(): { entries: readonly NavEntry[]; isPending: boolean } {
  const { t, i18n } = useLingui()
  const { data: lanes, isPending } = useLanes()
  const promotions = useFeature('promotions') !== 'off'
  const categories = ORDER.flatMap((type): NavEntry[] => {
    const lane = lanes?.find((each) => each.type === type)
    if (!lane) return []
    const label = i18n._(gameTypeNames[type])
    return [{ id: type, label, target: categoryTarget(lane), type, vendors: lane.vendors }]
  })
  const page = (id: string, label: string, path: string): NavEntry => ({
    id,
    label,
    target: { kind: 'page', path },
    vendors: [],
  })
  return {
    isPending,
    entries: [
      page('HOME', t`Home`, paths.home),
      ...categories,
      ...(promotions ? [page('PROMO', t`Promotions`, paths.promotions())] : []),
    ],
  }
}
