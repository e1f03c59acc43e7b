import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { gameOptions } from './gameOptions.ts'
import { arrangeLanes, type GameOptions } from './lanes.ts'
import { vendorsQuery } from './queries.ts'

/** Returns the settings that decide which games this brand shows, and under which vendor names. */
export function useGameOptions(): GameOptions {
  return gameOptions(useBrand(), useFeatureStatus())
}

/** The categories of this brand with their vendors, in the order in which players see them. */
export function useLanes() {
  const options = useGameOptions()
  return useQuery({
    ...vendorsQuery(usePageContext()),
    select: ({ lanes }) => arrangeLanes(lanes, options),
  })
}
