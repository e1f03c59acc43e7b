import { random, type Random } from '#scripts/scenery/random.ts'
import { desc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { winners } from '../../db/tables.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import type { GameSession } from '#scripts/scenery/operator.ts'
import { scaleUnits } from '../money/money.ts'

/** Beginnings of player names, as players choose them. */
const NAMES =
  'som,nok,ploy,tan,minh,linh,huy,anh,jin,min,seo,kai,leo,win,ace,lek,ton,fah,bao,duc,hana,yuna,ming,wei,zed,rio,max,pim,khun,bee'.split(
    ',',
  )

/** Number of entries that a winner board starts with. */
const COUNT = 30
/** Number of additional wins in a month. */
const MONTHS_WINS = 600

/** Smallest win of a round that is listed, in baht. */
const BIG_WIN = 500

/** Adds a round's win to the list of winners if it is a big one. */
export function addWinner(
  db: Db,
  { merchant, username, nodeId, currency }: Omit<GameSession, 'id'>,
  { amount, stake, at }: { amount: number; stake: number; at: number },
): void {
  if (nodeId === undefined || amount - stake < scaleUnits(BIG_WIN, currency)) return
  addRow(db, winners, { merchant, player: maskPlayer(username), nodeId, amount, at })
}

/** Masks a player's name for other readers. */
export const maskPlayer = (username: string): string =>
  `${username.slice(0, 3)}***${username.slice(-2)}`

/** The masked name of a player who does not exist. */
export const inventPlayer = (stream: Random): string =>
  `${stream.pick(NAMES)}***${String(stream.whole(0, 99)).padStart(2, '0')}`

/** How far back the lists of winners go, in milliseconds. */
const MONTH_MS = 32 * 24 * 60 * 60_000
/** Length of a time slot in milliseconds; in each slot, an invented player may win. */
const SLOT_MS = 2 * 60_000
const CHANCE = 0.4
/** Most slots for which wins are invented at once, after the sandbox was not used for long. */
const MOST_SLOTS = 3000

/**
 * Invents a merchant's first winners, the oldest first: masked names, and amounts in its currency,
 * many small and few large. They are from a month, and from the last hours.
 */
export function createWinners(
  nodeIds: readonly string[],
  currency: string,
  stream: Random,
  now: number,
) {
  const latest = Array.from({ length: COUNT }, (_, place) => ({
    ...inventWin(nodeIds, currency, stream),
    at: now - (COUNT - place) * 7 * 60_000,
  }))
  const oldest = latest[0]!.at
  const older = Array.from({ length: MONTHS_WINS }, (_, place) => ({
    ...inventWin(nodeIds, currency, stream),
    at: oldest - Math.round((MONTH_MS * (MONTHS_WINS - place)) / MONTHS_WINS),
  }))
  return [...older, ...latest]
}

function inventWin(nodeIds: readonly string[], currency: string, stream: Random) {
  const baht = 800 * 10 ** (stream.next() ** 2 * 3.1)
  const units = scaleUnits(baht, currency)
  // Rounded like amounts that people quote: a large one has four significant digits.
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(units)) - 3))
  return {
    player: inventPlayer(stream),
    nodeId: stream.pick(nodeIds),
    amount: Math.round(units / step) * step,
  }
}

/** Invents wins for the time since the last one; the same seed gives the same wins. */
export function keepWinning(
  db: Db,
  merchant: string,
  { nodeIds, currency, now }: { nodeIds: readonly string[]; currency: string; now: number },
): void {
  if (nodeIds.length === 0) return
  const [last] = rowsOf(db, winners, { merchant }).list({ order: [desc(winners.at)], limit: 1 })
  const present = Math.floor(now / SLOT_MS)
  const first = Math.max(Math.floor((last?.at ?? 0) / SLOT_MS) + 1, present - MOST_SLOTS)
  for (let slot = first; slot < present; slot += 1) {
    const stream = random(`win ${merchant} ${slot}`)
    if (!stream.chance(CHANCE)) continue
    const at = slot * SLOT_MS + stream.whole(0, SLOT_MS - 1)
    addRow(db, winners, { merchant, ...inventWin(nodeIds, currency, stream), at })
  }
}
