import { chanceFrom, newSeed } from '../chance.ts'
import type { PlayKind } from '../kinds.ts'
import type { GameSession } from '../../operator.ts'
import type { Money } from '../../world.ts'
import { baccaratRules } from './baccarat.ts'
import { lotteryRules } from './lottery.ts'
import { matchRules } from './match.ts'
import type { Rules } from './rules.ts'
import { slotRules } from './slot.ts'

/** Total bets of a slot, and chips of the other games, in baht. */
const STAKES = {
  slot: [5, 10, 20, 50, 100, 200, 500, 1000],
  chips: [10, 50, 100, 500, 1000],
}
/** Largest bet on a spot, as a multiple of the largest stake. */
const MOST = 10

export function rulesFor(kind: Exclude<PlayKind, 'hostile'>, gameSession: GameSession): Rules {
  switch (kind) {
    case 'slot':
      return slotRules
    case 'table':
      return baccaratRules
    case 'lottery':
      return lotteryRules
    case 'match':
      return matchRules(gameSession.gameType, chanceFrom(newSeed()))
  }
}

/** Returns the allowed stakes in a currency, as decimal strings. */
export function stakesFor(
  kind: PlayKind,
  currency: string,
  { scale }: Pick<Money, 'scale'>,
): { stakes: string[]; most: string } {
  const baht = kind === 'slot' ? STAKES.slot : STAKES.chips
  const stakes = baht.map((amount) => String(scale(amount, currency)))
  return { stakes, most: String(Number(stakes.at(-1)) * (kind === 'slot' ? 1 : MOST)) }
}
