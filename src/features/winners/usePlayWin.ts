import { useImageUrl } from '#core/system/useImageUrl.ts'
import { useLaunch } from '#parts/games/useLaunch.ts'
import type { Win } from './api.ts'

/** Opens the game of a win. */
export function usePlayWin(): (win: Win) => void {
  const launch = useLaunch()
  const imageUrl = useImageUrl()
  return ({ nodeId, vendor, gameType, gameName, icon }) =>
    launch({ nodeId, vendor, type: gameType, name: gameName, cover: imageUrl(icon) ?? undefined })
}
