import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import type { GameType } from '#parts/games/schema.ts'
import { listWins, type WinnerListName } from './api.ts'

const SIZE = 50
/** How often somebody may have won meanwhile. */
const POLL_MS = 30_000

/** What is shown of one list stays until the next one's wins are there. */
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
