import type { RaffleGame } from '#features/raffle/schema.ts'
import { entryOf, readData, wordsOf } from '../../content/texts.ts'
import { fillIn, type Words } from '../../content/words.ts'
import type { TicketWay } from '../../db/raffle-tables.ts'
import type { RewardKind } from '../../db/reward-tables.ts'

interface Prize {
  id: string
  kind: RewardKind | 'goods' | 'none'
  /** In baht; in points if the prize is of points. */
  amount?: number
  /** How many times a bonus must be bet. */
  times?: number
  parts: number
  stock?: number
  /** How many have been won already. */
  given?: number
}

interface Raffle {
  id: string
  game: RaffleGame
  boxes: number
  /** Days from when the world was made; negative: before. */
  opens: number
  closes: number
  points?: number
  drawsPerDay?: number
  ways: readonly (Omit<TicketWay, 'units'> & { baht?: number })[]
  fallbackId: string
  prizes: readonly Prize[]
  /** Tickets that each demo player has from the start. */
  gifts: number
}

/** What a prize is called, and in a few letters for the wheel. */
function nameOf({ id, kind, amount = 0 }: Prize): { name: Words; label: Words } {
  if (kind === 'goods') return entryOf(`raffles.${id}`, 'name', 'label')
  if (kind === 'none') return entryOf('raffles.none', 'name', 'label')
  const value = kind === 'points' ? amount : `{amount:${amount}}`
  const name = fillIn(wordsOf(`raffles.${kind}.name`), { amount: value })
  return { name, label: kind === 'cash' ? { EN: `{amount:${amount}}` } : name }
}

/** Every merchant's raffles; the parts of each come to 10,000. */
export const RAFFLES = readData<Raffle[]>('raffles').map((raffle) => ({
  ...raffle,
  ...entryOf(`raffles.${raffle.id}`, 'title', 'lead'),
  prizes: raffle.prizes.map((prize) => ({ ...prize, ...nameOf(prize) })),
}))
export type RaffleSeed = (typeof RAFFLES)[number]
