import type * as v from 'valibot'
import { VOLATILITIES, type GameDetailsSchema } from '#features/game-details/schema.ts'
import { random } from '#scripts/scenery/random.ts'
import type { GameRow } from './catalogue.ts'
import { scaleAmount } from '../money/money.ts'

type Details = v.InferInput<typeof GameDetailsSchema>

/** Last release date of games in the demo data. */
const LATEST = Date.UTC(2026, 5, 1)
const DAY = 86_400_000

/** Invents a vendor's facts about a game: none for every third game, more or fewer for others. */
export function detailsOf(
  { nodeId, type, isNew }: Pick<GameRow, 'nodeId' | 'type' | 'isNew'>,
  currency: string,
): Details {
  const chance = random(`details:${nodeId}`)
  if (chance.chance(0.33)) return {}
  const amount = (baht: number) => String(scaleAmount(baht, currency))
  const limits = {
    currency,
    minBet: amount(chance.pick([1, 2, 5, 10, 20])),
    maxBet: amount(chance.pick([1000, 2500, 5000, 20_000, 100_000])),
  }
  const age = isNew ? chance.whole(1, 60) : chance.whole(90, 2600)
  const releasedAt = new Date(LATEST - age * DAY).toISOString().slice(0, 10)
  if (type === 'LOTT' || type === 'ELOTT' || type === 'SPORTS' || type === 'ESPORTS') return limits
  if (type !== 'RNG' && type !== 'FISH') {
    return { ...limits, ...(chance.chance(0.5) && { rtp: chance.between(97, 99.4).toFixed(2) }) }
  }
  return {
    ...limits,
    rtp: chance.between(93.5, 97.5).toFixed(2),
    volatility: chance.pick(VOLATILITIES),
    releasedAt,
    ...(type === 'RNG' &&
      (chance.chance(0.4)
        ? { ways: chance.pick([243, 1024, 4096, 117_649]) }
        : { lines: chance.pick([5, 9, 10, 20, 25, 40, 50]) })),
  }
}
