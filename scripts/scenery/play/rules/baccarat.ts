import type { Chance } from '../chance.ts'
import type { TableOutcome } from '../protocol.ts'
import { times, type Rules } from './rules.ts'

/** Payment of a betting spot that won, with the stake included, as a factor in hundredths. */
const BACK = { player: 200, banker: 195, tie: 900, playerPair: 1200, bankerPair: 1200 } as const
type Spot = keyof typeof BACK

const DECKS = 8
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['s', 'h', 'c', 'd']

/** Rules of baccarat, with a fresh shoe of eight decks in each round. */
export const baccaratRules: Rules = {
  table: null,
  mostSpots: 5,
  knows: (spot) => Object.hasOwn(BACK, spot),
  decide(bets, chance) {
    const outcome = deal(shoe(chance))
    let win = 0
    for (const [spot, stake] of bets) {
      if (outcome.won.includes(spot)) win += times(stake, BACK[spot as Spot])
      else if (outcome.result === 'tie' && (spot === 'player' || spot === 'banker')) win += stake
    }
    return { outcome, win }
  },
}

/** Returns a function that draws the next card of a shuffled shoe. */
function shoe(chance: Chance): () => string {
  const cards = Array.from({ length: DECKS }, () =>
    SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)),
  ).flat()
  return () => {
    const at = chance.below(cards.length)
    const card = cards[at] as string
    cards[at] = cards.at(-1) as string
    cards.pop()
    return card
  }
}

/** Deals one round by the rules of punto banco. */
export function deal(draw: () => string): TableOutcome {
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()]
  const player = [first, third]
  const banker = [second, fourth]
  if (total(player) < 8 && total(banker) < 8) {
    const extra = total(player) <= 5 ? draw() : null
    if (extra !== null) player.push(extra)
    if (bankerDraws(total(banker), extra)) banker.push(draw())
  }
  const [playerTotal, bankerTotal] = [total(player), total(banker)]
  const result =
    playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker'
  const won: string[] = [result]
  if (rankOf(first) === rankOf(third)) won.push('playerPair')
  if (rankOf(second) === rankOf(fourth)) won.push('bankerPair')
  return { kind: 'table', player, banker, playerTotal, bankerTotal, result, won }
}

/** Whether the banker draws a third card, by the banker's total and the player's third card. */
function bankerDraws(bankerTotal: number, extra: string | null): boolean {
  if (extra === null) return bankerTotal <= 5
  const value = valueOf(extra)
  switch (bankerTotal) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return value !== 8
    case 4:
      return value >= 2 && value <= 7
    case 5:
      return value >= 4 && value <= 7
    case 6:
      return value === 6 || value === 7
    default:
      return false
  }
}

const rankOf = (card: string) => card.slice(0, -1)
const valueOf = (card: string) => ((RANKS.indexOf(rankOf(card)) + 1) % 10) * Number(isLow(card))
const isLow = (card: string) => RANKS.indexOf(rankOf(card)) < 9
const total = (cards: readonly string[]) => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10
