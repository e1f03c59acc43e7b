import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { CATEGORIES } from './categories.ts'
import { arrangeLanes, type GameOptions } from './lanes.ts'
import { vendorsQuery } from './queries.ts'
import { GAME_TYPES } from './schema.ts'

/** Which games this brand shows, and under which vendor names. */
export function useGameOptions(): GameOptions {
  const { currency, vendorNames } = useBrand()
  const status = useFeatureStatus()
  const hidden = GAME_TYPES.filter((type) => {
    const { flag } = CATEGORIES[type]
    return flag && status(flag) === 'off'
  })
  return { currency, vendorNames, hidden }
}

/** The vendor categories of this brand, in the order that players see them. */
export function useLanes() {
  const options = useGameOptions()
  return useQuery({
    ...vendorsQuery(usePageContext()),
    select: ({ lanes }) => arrangeLanes(lanes, options),
  })
}
