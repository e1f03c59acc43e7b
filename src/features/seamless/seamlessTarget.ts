import type { LaunchTarget } from '#core/popups/popups.ts'
import { GAME_TYPES } from '#parts/games/schema.ts'

/** Format of codes for games and vendors, because a link from another site may contain anything. */
const CODE = /^[\w.-]{1,64}$/

/**
 * Reads which game the address of `/seamless` names: by `nodeId`, `vassalage` or both,
 * `gameType`, `roomId`, and `trial=1` for play money. Null if it names none.
 */
export function seamlessTarget(search: string): LaunchTarget | null {
  const query = new URLSearchParams(search)
  const read = (name: string) => {
    const value = query.get(name)
    return value !== null && CODE.test(value) ? value : undefined
  }
  const nodeId = read('nodeId')
  const vendor = read('vassalage')
  if (!nodeId && !vendor) return null
  return {
    nodeId,
    vendor,
    type: GAME_TYPES.find((type) => type === query.get('gameType')),
    roomId: read('roomId'),
    trial: query.get('trial') === '1',
  }
}
