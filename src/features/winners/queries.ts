import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import type { GameType } from '#parts/games/schema.ts'
import { listWins, type WinnerListName } from './api.ts'

const SIZE = 50
/** Milliseconds between two fetches, because somebody may have won meanwhile. */
const POLL_MS = 30_000

/** Query for a list of wins. The old list stays on screen until the new one loads. */
export const winsQuery = (
  list: WinnerListName,
  gameType: GameType | undefined,
  context: PageContext,
) => ({
  ...read(
    listWins,
    { list, ...(gameType && { gameType }), limitNum: SIZE },
    { context, tags: ['play'], series: 'wins' },
  ),
  refetchInterval: POLL_MS,
})
