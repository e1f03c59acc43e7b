import type { RaffleGame } from '#features/raffle/schema.ts'
import raffles from '../../content/raffles.json' with { type: 'json' }
import { entryOf, wordsOf } from '../../content/texts.ts'
import { fillIn, type Words } from '../../content/words.ts'
import type { TicketWay } from '../../db/raffle-tables.ts'
import type { RewardKind } from '../../db/reward-tables.ts'

interface Prize {
  id: string
  kind: RewardKind | 'goods' | 'none'
  /** Amount in baht; in points if the prize is points. */
  amount?: number
  /** How many times a bonus must be bet. */
  times?: number
  parts: number
  stock?: number
  /** Number of pieces that were already won at the start. */
  given?: number
}

interface Raffle {
  id: string
  game: RaffleGame
  boxes: number
  /** Opening day of the raffle, in days after the data was seeded; negative for days before. */
  opens: number
  closes: number
  points?: number
  drawsPerDay?: number
  ways: readonly (Omit<TicketWay, 'units'> & { baht?: number })[]
  fallbackId: string
  prizes: readonly Prize[]
  /** Number of tickets that each demo player has at the start. */
  gifts: number
}

/** Writes the name of a prize, and a short form for the wheel. */
function nameOf({ id, kind, amount = 0 }: Prize): { name: Words; label: Words } {
  if (kind === 'goods') return entryOf(`raffles.${id}`, 'name', 'label')
  if (kind === 'none') return entryOf('raffles.none', 'name', 'label')
  const value = kind === 'points' ? amount : `{amount:${amount}}`
  const name = fillIn(wordsOf(`raffles.${kind}.name`), { amount: value })
  return { name, label: kind === 'cash' ? { EN: `{amount:${amount}}` } : name }
}

/** The raffles of every merchant; the parts of each sum to 10,000. */
export const RAFFLES = (raffles as Raffle[]).map((raffle) => ({
  ...raffle,
  ...entryOf(`raffles.${raffle.id}`, 'title', 'lead'),
  prizes: raffle.prizes.map((prize) => ({ ...prize, ...nameOf(prize) })),
}))
export type RaffleSeed = (typeof RAFFLES)[number]
