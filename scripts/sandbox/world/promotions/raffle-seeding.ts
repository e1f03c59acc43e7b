import { random } from '#scripts/scenery/random.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import {
  raffleDraws,
  raffleEntrants,
  rafflePrizes,
  raffles,
  raffleSeeds,
  raffleWinners,
} from '../../db/raffle-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { scaleUnits } from '../money/money.ts'
import { RAFFLES, type RaffleSeed } from './raffle-content.ts'
import { commit, outcomeOf } from './raffle-seeds.ts'
import { inventPlayer } from '../play/winners.ts'

const DAY = 24 * 60 * 60_000
/** Demo players who have raffle tickets at the start. */
const GIFTED = ['demomember', 'demovip', 'demoagent']
/** Number of a demo player's draws in a finished raffle. */
const PAST_DRAWS = 6
const PAST_WINNERS = 14

/** Seeds a merchant's raffles at the first call. */
export function ensureRaffles(db: Db, merchant: Merchant, now: number): void {
  const { code } = merchant
  if (rowsOf(db, raffles, { merchant: code }).find()) return
  db.transaction(() => {
    for (const [position, seed] of RAFFLES.entries()) writeRaffle(db, merchant, seed, position, now)
  })
}

function writeRaffle(
  db: Db,
  { code: merchant, brand: { currency } }: Merchant,
  seed: RaffleSeed,
  position: number,
  now: number,
): void {
  const { id, game, boxes, title, lead, opens, closes, ways, fallbackId, prizes, gifts } = seed
  const [opensAt, closesAt] = [now + opens * DAY, now + closes * DAY]
  addRow(db, raffles, {
    merchant,
    id,
    position,
    game,
    boxes,
    title,
    lead,
    opensAt,
    closesAt,
    points: seed.points,
    drawsPerDay: seed.drawsPerDay,
    ways: ways.map(({ baht, ...way }) => ({
      ...way,
      ...(baht !== undefined && { units: scaleUnits(baht, currency) }),
    })),
    fallbackId,
  })
  addRow(
    db,
    rafflePrizes,
    prizes.map((prize, place) => ({
      merchant,
      raffleId: id,
      id: prize.id,
      position: place,
      kind: prize.kind,
      name: prize.name,
      label: prize.label,
      amount:
        prize.kind === 'points' ? (prize.amount ?? 0) : scaleUnits(prize.amount ?? 0, currency),
      multiplier: (prize.times ?? 0) * 100,
      parts: prize.parts,
      stock: prize.stock,
      given: prize.given,
    })),
  )
  if (gifts > 0) {
    addRow(
      db,
      raffleEntrants,
      GIFTED.map((username) => ({ merchant, raffleId: id, username, gifts })),
    )
  }
  if (opensAt < now) writeWinners(db, merchant, seed, Math.min(now, closesAt))
  if (closesAt < now) writeDraws(db, merchant, seed, closesAt)
}

/** Invents winners of the last days; rare prizes appear only as often as they were given. */
function writeWinners(db: Db, merchant: string, seed: RaffleSeed, until: number): void {
  const stream = random(`raffle ${merchant} ${seed.id}`)
  const left = new Map(
    seed.prizes.map((prize) => [prize.id, prize.stock ? (prize.given ?? 0) : 99]),
  )
  const rows = Array.from({ length: PAST_WINNERS }, (_, index) => {
    const won = seed.prizes
      .filter(({ id, kind }) => kind !== 'none' && (left.get(id) ?? 0) > 0)
      .toSorted((one, other) => other.parts - one.parts)
    // Rare prizes are at the end of the list, which this formula seldom picks.
    const { id } = won[Math.floor(stream.next() ** 1.8 * won.length)]!
    left.set(id, (left.get(id) ?? 0) - 1)
    return {
      merchant,
      raffleId: seed.id,
      player: inventPlayer(stream),
      prizeId: id,
      at: until - Math.round((PAST_WINNERS - index - stream.next()) * 47 * 60_000),
    }
  })
  addRow(db, raffleWinners, rows)
}

/** Seeds draws of `demomember` in a finished raffle, so that there are draws to verify. */
function writeDraws(db: Db, merchant: string, seed: RaffleSeed, closesAt: number): void {
  const { id: raffleId, fallbackId } = seed
  const username = 'demomember'
  const serverSeed = commit(`raffle ${merchant} ${raffleId}`)
  const commitment = commit(serverSeed)
  const clientSeed = 'somchai-2026'
  const odds = seed.prizes.map(({ id, parts }) => ({ id, parts }))
  addRow(db, raffleSeeds, {
    merchant,
    raffleId,
    username,
    commitment,
    serverSeed,
    draws: PAST_DRAWS,
    revealedAt: closesAt,
  })
  addRow(
    db,
    raffleDraws,
    Array.from({ length: PAST_DRAWS }, (_, index) => {
      const nonce = index + 1
      const { number, landedId } = outcomeOf(serverSeed, clientSeed, nonce, odds)
      const landed = seed.prizes.find(({ id }) => id === landedId)
      return {
        merchant,
        id: `${raffleId}-${nonce}`,
        raffleId,
        username,
        commitment,
        clientSeed,
        nonce,
        number,
        odds,
        landedId,
        // Its stock was gone by then.
        prizeId: landed?.stock ? fallbackId : landedId,
        fallbackId,
        intentKey: `history-${nonce}`,
        at: closesAt - (PAST_DRAWS - index) * DAY,
      }
    }),
  )
}
