import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { CLIENT_SEED, sumParts } from '#rules/raffle.ts'

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** A seed or a digest: 32 bytes in hexadecimal digits. */
const HexSchema = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
export const ClientSeedSchema = v.pipe(v.string(), v.regex(CLIENT_SEED))

/** How a raffle is played: a wheel to spin, or boxes of which one is opened. */
export const RAFFLE_GAMES = ['wheel', 'boxes'] as const
export type RaffleGame = (typeof RAFFLE_GAMES)[number]

export const RAFFLE_STATES = ['coming', 'open', 'closed'] as const
export type RaffleState = (typeof RAFFLE_STATES)[number]

/** A prize of a kind that a later gateway may know of is read as `other`. */
const PrizeKindSchema = optionalField(
  v.picklist(['cash', 'bonus', 'points', 'goods', 'none', 'other']),
  'other',
)

const WonSchema = v.object({
  id: IdSchema,
  kind: PrizeKindSchema,
  name: NameSchema,
  /** How many times a bonus must be bet. */
  multiplier: optionalField(v.pipe(v.number(), v.minValue(0)), 0),
})
/** What a draw gave. */
export type Won = v.InferOutput<typeof WonSchema>

const PrizeSchema = v.object({
  ...WonSchema.entries,
  /** Its name in a few letters, for the wheel. */
  label: optionalField(v.pipe(v.string(), v.maxLength(40)), ''),
  /** Its chance: this many parts of the sum of all. */
  parts: CountSchema,
  /** How many there are, and how many are left; null if there is no end to them. */
  stock: v.nullable(CountSchema),
  left: v.nullable(CountSchema),
})
export type Prize = v.InferOutput<typeof PrizeSchema>

const PriceSchema = v.object({
  kind: v.picklist(['ticket', 'points']),
  amount: v.pipe(CountSchema, v.minValue(1)),
})

const summary = {
  id: IdSchema,
  game: v.picklist(RAFFLE_GAMES),
  /** How many boxes lie there; for a wheel 0. */
  boxes: optionalField(CountSchema, 9),
  title: NameSchema,
  /** What it is about, in a sentence. */
  lead: optionalField(v.pipe(v.string(), v.maxLength(500)), ''),
  state: v.picklist(RAFFLE_STATES),
  opensAt: TimestampSchema,
  closesAt: TimestampSchema,
  price: PriceSchema,
  /** How the best prize is called. */
  topPrize: NameSchema,
  /** How many draws the player could make now; null for a visitor. */
  drawsReady: optionalField(v.nullable(CountSchema), null),
}
export const RaffleSummarySchema = v.object(summary)
export type RaffleSummary = v.InferOutput<typeof RaffleSummarySchema>

/** How a player gets tickets; `most` a day. */
const WaySchema = v.object({
  kind: v.picklist(['daily', 'vipDaily', 'deposit', 'bet', 'gift']),
  /** What one ticket takes; null if it takes nothing. */
  amount: optionalField(v.nullable(AmountSchema), null),
  most: optionalField(v.nullable(CountSchema), null),
  /** Tickets got by it today, and how far the next one is; of a visitor nothing. */
  got: optionalField(CountSchema, 0),
  done: optionalField(v.nullable(AmountSchema), null),
})
export type Way = v.InferOutput<typeof WaySchema>

/** What concerns the player. */
export const OwnSchema = v.object({
  tickets: CountSchema,
  points: optionalField(CountSchema, 0),
  /** Draws that are left today; null if nothing limits them. */
  leftToday: optionalField(v.nullable(CountSchema), null),
  /** SHA-256 of the server seed that the next draw uses. */
  commitment: HexSchema,
  /** How many draws that seed has served. */
  drawn: CountSchema,
})
export type Own = v.InferOutput<typeof OwnSchema>

export const RaffleSchema = v.pipe(
  v.object({
    ...summary,
    currency: CurrencySchema,
    // Whole or not at all: with one prize less, the odds would be others.
    prizes: v.pipe(v.array(PrizeSchema), v.minLength(1), v.maxLength(24)),
    /** What a draw gives in place of a prize that has run out. */
    fallbackId: IdSchema,
    ways: listOf(WaySchema),
    drawsPerDay: optionalField(v.nullable(CountSchema), null),
    winners: listOf(v.object({ player: NameSchema, prize: NameSchema, at: TimestampSchema })),
    own: v.nullable(OwnSchema),
  }),
  v.check(({ prizes, fallbackId }) => prizes.some(({ id }) => id === fallbackId)),
  v.check(({ prizes }) => sumParts(prizes) > 0),
)
export type Raffle = v.InferOutput<typeof RaffleSchema>

export const DrawSchema = v.object({
  id: IdSchema,
  raffleId: IdSchema,
  at: TimestampSchema,
  paid: PriceSchema,
  prize: WonSchema,
  /** What the number fell on: another prize than the one given, if that had run out. */
  landedId: IdSchema,
  fallbackId: IdSchema,
  number: CountSchema,
  /** As they were for this draw. */
  odds: v.pipe(
    v.array(v.object({ id: IdSchema, name: NameSchema, parts: CountSchema })),
    v.minLength(1),
    v.maxLength(24),
  ),
  commitment: HexSchema,
  /** Null until it is revealed. */
  serverSeed: v.nullable(HexSchema),
  clientSeed: ClientSeedSchema,
  nonce: v.pipe(CountSchema, v.minValue(1)),
})
export type Draw = v.InferOutput<typeof DrawSchema>
