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

/** Kinds of raffle games: a wheel to spin, or boxes of which one is opened. */
export const RAFFLE_GAMES = ['wheel', 'boxes'] as const
export type RaffleGame = (typeof RAFFLE_GAMES)[number]

export const RAFFLE_STATES = ['coming', 'open', 'closed'] as const
export type RaffleState = (typeof RAFFLE_STATES)[number]

/** Kind of a prize; a kind that this version does not know is read as `other`. */
const PrizeKindSchema = optionalField(
  v.picklist(['cash', 'bonus', 'points', 'goods', 'none', 'other']),
  'other',
)

const WonSchema = v.object({
  id: IdSchema,
  kind: PrizeKindSchema,
  name: NameSchema,
  /** How many times the player must bet the bonus before a withdrawal. */
  multiplier: optionalField(v.pipe(v.number(), v.minValue(0)), 0),
})
export type Won = v.InferOutput<typeof WonSchema>

const PrizeSchema = v.object({
  ...WonSchema.entries,
  /** Short name of the prize for the wheel. */
  label: optionalField(v.pipe(v.string(), v.maxLength(40)), ''),
  /** Chance of the prize: this many parts of the sum of the parts of all prizes. */
  parts: CountSchema,
  /** Number of pieces of the prize in all, and number of pieces left; null if there is no limit. */
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
  /** Number of boxes in the game; 0 for a wheel. */
  boxes: optionalField(CountSchema, 9),
  title: NameSchema,
  /** Description of the raffle in one sentence. */
  lead: optionalField(v.pipe(v.string(), v.maxLength(500)), ''),
  state: v.picklist(RAFFLE_STATES),
  opensAt: TimestampSchema,
  closesAt: TimestampSchema,
  price: PriceSchema,
  /** Name of the raffle's best prize. */
  topPrize: NameSchema,
  /** Number of draws that the player can make now; null for a visitor. */
  drawsReady: optionalField(v.nullable(CountSchema), null),
}
export const RaffleSummarySchema = v.object(summary)
export type RaffleSummary = v.InferOutput<typeof RaffleSummarySchema>

/** A way to get tickets; `most` is the highest number of tickets a day. */
const WaySchema = v.object({
  kind: v.picklist(['daily', 'vipDaily', 'deposit', 'bet', 'gift']),
  /** Amount that the player must deposit or bet for one ticket; null if nothing is required. */
  amount: optionalField(v.nullable(AmountSchema), null),
  most: optionalField(v.nullable(CountSchema), null),
  /**
   * Number of tickets that the player got today, and the progress to the next ticket; 0 and null
   * for a visitor.
   */
  got: optionalField(CountSchema, 0),
  done: optionalField(v.nullable(AmountSchema), null),
})
export type Way = v.InferOutput<typeof WaySchema>

/** Part of a raffle that only the logged-in player receives. */
export const OwnSchema = v.object({
  tickets: CountSchema,
  points: optionalField(CountSchema, 0),
  /** Number of draws that the player can still make today; null if there is no limit. */
  leftToday: optionalField(v.nullable(CountSchema), null),
  /** SHA-256 hash of the server seed that the next draw uses. */
  commitment: HexSchema,
  /** Number of draws that were made with this server seed. */
  drawn: CountSchema,
})
export type Own = v.InferOutput<typeof OwnSchema>

export const RaffleSchema = v.pipe(
  v.object({
    ...summary,
    currency: CurrencySchema,
    // All prizes must be valid, or the raffle is rejected: if one prize were left out, the
    // displayed odds would be wrong.
    prizes: v.pipe(v.array(PrizeSchema), v.minLength(1), v.maxLength(24)),
    /** Id of the prize that a draw gives in place of a prize that has run out. */
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
  /**
   * Id of the prize that the drawn number selects. If this prize had run out, the draw gave another
   * prize.
   */
  landedId: IdSchema,
  fallbackId: IdSchema,
  number: CountSchema,
  /** All prizes with their chances at the time of this draw. */
  odds: v.pipe(
    v.array(v.object({ id: IdSchema, name: NameSchema, parts: CountSchema })),
    v.minLength(1),
    v.maxLength(24),
  ),
  commitment: HexSchema,
  /** Server seed of the draw; null until it is revealed. */
  serverSeed: v.nullable(HexSchema),
  clientSeed: ClientSeedSchema,
  nonce: v.pipe(CountSchema, v.minValue(1)),
})
export type Draw = v.InferOutput<typeof DrawSchema>
