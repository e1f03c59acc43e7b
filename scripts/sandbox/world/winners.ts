import type { Random } from '../art/random.ts'
import { scaleAmount } from './words.ts'

/** Beginnings of player names, as players choose them. */
const NAMES =
  'som,nok,ploy,tan,minh,linh,huy,anh,jin,min,seo,kai,leo,win,ace,lek,ton,fah,bao,duc,hana,yuna,ming,wei,zed,rio,max,pim,khun,bee'.split(
    ',',
  )

/** How many entries a winner board has in stock. */
const COUNT = 30

/**
 * A merchant's winner board, largest first: masked names and amounts that fit its currency, many
 * small and few great ones.
 */
export function createWinners(nodeIds: readonly string[], currency: string, stream: Random) {
  return Array.from({ length: COUNT }, () => {
    const baht = 800 * 10 ** (stream.next() ** 2 * 3.1)
    const scaled = scaleAmount(baht, currency)
    const step = scaled > 100_000 ? 1000 : scaled > 1000 ? 10 : 0.01
    return {
      player: `${stream.pick(NAMES)}***${String(stream.whole(0, 99)).padStart(2, '0')}`,
      nodeId: stream.pick(nodeIds),
      amount: (Math.round(scaled / step) * step).toFixed(step < 1 ? 2 : 0),
    }
  })
    .toSorted((one, other) => Number(other.amount) - Number(one.amount))
    .map((winner, position) => ({ ...winner, position }))
}
