import type * as v from 'valibot'
import type {
  DrawSchema,
  OwnSchema,
  RaffleSchema,
  RaffleSummarySchema,
} from '#features/raffle/schema.ts'
import { TRIAL_TYPE } from '../identity/account-types.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { type RaffleRow, raffleSeeds } from '../../db/raffle-tables.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Words } from '../../content/words.ts'
import type { Account } from '../identity/accounts.ts'
import { fillWords } from '../../content/fill.ts'
import { balanceOf, pointsOf } from '../money/ledger.ts'
import { writeUnits } from '../money/money.ts'
import { settlePoints } from './points.ts'
import { ensureSeed } from './raffle-seeds.ts'
import { countTickets, earnedBy } from './raffle-tickets.ts'
import { listPrizes, type PrizeRow } from './raffle-prizes.ts'
import { type DrawRow, listWinners, requireRaffle, stateOfRaffle } from './raffles.ts'
import { writeTime } from '../days.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'language' | 'now' | 'player'>

const writer =
  ({ merchant, language }: Context) =>
  (words: Words) =>
    fillWords(words, merchant.brand, language)

/** Returns the player who may draw: neither a visitor nor a trial player. */
const entrantOf = ({ player }: Context): Account | null =>
  player && player.type !== TRIAL_TYPE ? player : null

const priceOf = ({ points }: Pick<RaffleRow, 'points'>) =>
  points === null
    ? ({ kind: 'ticket', amount: 1 } as const)
    : ({ kind: 'points', amount: points } as const)

/** Writes the part of a raffle that concerns the logged-in player. */
export function describeOwn(
  { db, merchant: operator, now }: Context,
  raffle: RaffleRow,
  player: Account,
): v.InferInput<typeof OwnSchema> {
  const { merchant, username } = player
  const at = now.getTime()
  const { ready, draws } = countTickets({ db, merchant: operator, raffle, player, now: at })
  const seed = ensureSeed(db, { merchant, raffleId: raffle.id, username })
  return {
    tickets: ready,
    points: pointsAt(db, player, at),
    leftToday: raffle.drawsPerDay === null ? null : Math.max(0, raffle.drawsPerDay - draws),
    commitment: seed.commitment,
    drawn: seed.draws,
  }
}

/** Reads a player's points at a time. */
function pointsAt(db: Db, player: Account, at: number): number {
  settlePoints(db, player, at)
  return balanceOf(db, pointsOf(player.merchant, player.username))
}

function countReady(context: Context, raffle: RaffleRow): number | null {
  const player = entrantOf(context)
  if (!player) return null
  const { db, merchant } = context
  const now = context.now.getTime()
  if (stateOfRaffle(raffle, now) !== 'open') return 0
  const { ready, draws } = countTickets({ db, merchant, raffle, player, now })
  const paid =
    raffle.points === null ? ready : Math.floor(pointsAt(db, player, now) / raffle.points)
  return raffle.drawsPerDay === null ? paid : Math.min(paid, raffle.drawsPerDay - draws)
}

/** Finds the rarest prize that is left; if none is left, the rarest of all. */
const topOf = (prizes: readonly PrizeRow[]) => {
  const rarest = prizes
    .filter(({ kind }) => kind !== 'none')
    .toSorted((one, other) => one.parts - other.parts)
  return rarest.find(({ stock, given }) => stock === null || given < stock) ?? rarest[0]!
}

export function describeSummary(
  context: Context,
  raffle: RaffleRow,
  prizes: readonly PrizeRow[] = listPrizes(context.db, raffle, context.merchant),
): v.InferInput<typeof RaffleSummarySchema> {
  const write = writer(context)
  return {
    id: raffle.id,
    game: raffle.game,
    boxes: raffle.boxes,
    title: write(raffle.title),
    lead: write(raffle.lead),
    state: stateOfRaffle(raffle, context.now.getTime()),
    opensAt: writeTime(raffle.opensAt),
    closesAt: writeTime(raffle.closesAt),
    price: priceOf(raffle),
    topPrize: write(topOf(prizes).name),
    drawsReady: countReady(context, raffle),
  }
}

export function describeRaffle(
  context: Context,
  raffle: RaffleRow,
): v.InferInput<typeof RaffleSchema> {
  const { db, merchant, now } = context
  const { currency } = merchant.brand
  const write = writer(context)
  const prizes = listPrizes(db, raffle, merchant)
  const player = entrantOf(context)
  const names = new Map(prizes.map((prize) => [prize.id, write(prize.name)]))
  return {
    ...describeSummary(context, raffle, prizes),
    currency,
    prizes: prizes.map(({ id, kind, label, multiplier, parts, stock, given }) => ({
      id,
      kind,
      name: names.get(id) as string,
      label: write(label),
      multiplier: multiplier / 100,
      parts,
      stock,
      left: stock === null ? null : stock - given,
    })),
    fallbackId: raffle.fallbackId,
    ways: describeWays(context, raffle, player),
    drawsPerDay: raffle.drawsPerDay,
    winners: listWinners(db, raffle, now.getTime()).map((winner) => ({
      player: winner.player,
      prize: names.get(winner.prizeId) as string,
      at: writeTime(winner.at),
    })),
    own: player && describeOwn(context, raffle, player),
  }
}

function describeWays({ db, merchant, now }: Context, raffle: RaffleRow, player: Account | null) {
  const { currency } = merchant.brand
  const scope = player && { db, merchant, raffle, player, now: now.getTime() }
  const offered = raffle.ways.filter(
    ({ kind }) => kind !== 'vipDaily' || merchant.brand.features.vip,
  )
  const ways = offered.map((way) => {
    const { got, done } = scope ? earnedBy(scope, way) : { got: 0, done: null }
    return {
      kind: way.kind as typeof way.kind | 'gift',
      amount: way.units === undefined ? null : writeUnits(way.units, currency),
      most: way.most as number | null,
      got,
      done: done === null ? null : writeUnits(done, currency),
    }
  })
  const gifts = scope ? countTickets(scope).gifts : 0
  if (gifts === 0) return ways
  return [...ways, { kind: 'gift' as const, amount: null, most: null, got: gifts, done: null }]
}

/**
 * Writes draws of one raffle for their player; the present seed stays hidden until the raffle ends.
 */
export function describeDraws(
  context: Context,
  raffleId: string,
  rows: readonly DrawRow[],
): v.InferInput<typeof DrawSchema>[] {
  const { db, merchant, now } = context
  const raffle = requireRaffle(db, merchant.code, raffleId)
  const isOver = stateOfRaffle(raffle, now.getTime()) === 'closed'
  const write = writer(context)
  const prizes = new Map(listPrizes(db, raffle, merchant).map((prize) => [prize.id, prize]))
  const seeds = new Map(
    rowsOf(db, raffleSeeds, {
      merchant: merchant.code,
      commitment: rows.map(({ commitment }) => commitment),
    })
      .list()
      .map((seed) => [seed.commitment, seed]),
  )
  const nameOf = (id: string) => write(prizes.get(id)!.name)
  return rows.map((row) => {
    const { id, number, landedId, prizeId, fallbackId, commitment, clientSeed, nonce } = row
    const seed = seeds.get(commitment)!
    const { kind, multiplier } = prizes.get(prizeId)!
    return {
      id,
      raffleId,
      at: writeTime(row.at),
      paid: priceOf(row),
      prize: { id: prizeId, kind, name: nameOf(prizeId), multiplier: multiplier / 100 },
      landedId,
      fallbackId,
      number,
      odds: row.odds.map((one) => ({ ...one, name: nameOf(one.id) })),
      commitment,
      serverSeed: isOver || seed.revealedAt !== null ? seed.serverSeed : null,
      clientSeed,
      nonce,
    }
  })
}
