import type { Random } from '#scripts/scenery/random.ts'
import type { Db } from '../db/open.ts'
import { winners } from '../db/tables.ts'
import type { Seat } from '#scripts/scenery/operator.ts'
import { scaleUnits } from './money.ts'

/** Beginnings of player names, as players choose them. */
const NAMES =
  'som,nok,ploy,tan,minh,linh,huy,anh,jin,min,seo,kai,leo,win,ace,lek,ton,fah,bao,duc,hana,yuna,ming,wei,zed,rio,max,pim,khun,bee'.split(
    ',',
  )

/** A player's name as others see it. */
export const maskedName = (stream: Random): string =>
  `${stream.pick(NAMES)}***${String(stream.whole(0, 99)).padStart(2, '0')}`

/** How many entries a winner board has in stock. */
const COUNT = 30

/** What a round must win to be on the board, in baht. */
const BIG_WIN = 500

/** Adds a round's win to the winners if it is a big one. */
export function addWinner(
  db: Db,
  {
    merchant,
    username,
    nodeId,
    currency,
  }: Pick<Seat, 'merchant' | 'username' | 'nodeId' | 'currency'>,
  amount: number,
  stake: number,
): void {
  if (nodeId === undefined || amount - stake < scaleUnits(BIG_WIN, currency)) return
  const player = `${username.slice(0, 3)}***${username.slice(-2)}`
  db.insert(winners).values({ merchant, player, nodeId, amount }).run()
}

/**
 * A merchant's first winners: masked names and amounts that fit its currency, many small and few
 * great ones.
 */
export function createWinners(nodeIds: readonly string[], currency: string, stream: Random) {
  return Array.from({ length: COUNT }, () => {
    const baht = 800 * 10 ** (stream.next() ** 2 * 3.1)
    const units = scaleUnits(baht, currency)
    // As it is read: four digits say enough of a large one.
    const step = Math.max(1, 10 ** (Math.floor(Math.log10(units)) - 3))
    return {
      player: maskedName(stream),
      nodeId: stream.pick(nodeIds),
      amount: Math.round(units / step) * step,
    }
  })
}
