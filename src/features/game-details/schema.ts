import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { GameSchema } from '#parts/games/schema.ts'
import { AmountSchema, CountSchema, CurrencySchema } from '#core/contract/values.ts'

/** How a game pays: from frequent small wins to rare large wins. */
export const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const
export type Volatility = (typeof VOLATILITIES)[number]

const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  optionalField(v.optional(schema), undefined)

const WaysSchema = v.pipe(CountSchema, v.minValue(1), v.maxValue(10_000_000))

/**
 * Details of a game. Vendors rarely give all of them, so each field may be missing or invalid
 * without the others.
 */
export const GameDetailsSchema = v.pipe(
  v.object({
    /** The game as lists show it, for an address that knows only its id. */
    game: maybe(GameSchema),
    /** Percent of the stakes that the game pays back over time, such as 96.5. */
    rtp: maybe(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}(?:\.\d{1,4})?$/),
        v.check((percent) => Number(percent) > 0 && Number(percent) <= 100),
      ),
    ),
    volatility: maybe(v.picklist(VOLATILITIES)),
    lines: maybe(WaysSchema),
    /** Number of ways to win, in games that have ways to win instead of pay lines. */
    ways: maybe(WaysSchema),
    /** Currency that the bet limits are in. */
    currency: maybe(CurrencySchema),
    minBet: maybe(AmountSchema),
    maxBet: maybe(AmountSchema),
    releasedAt: maybe(
      v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d\d-\d\d$/),
        v.check((day) => !Number.isNaN(Date.parse(day))),
      ),
    ),
  }),
  v.transform(({ currency, minBet, maxBet, ...told }) => ({
    ...told,
    /** The bet limits are dropped without a currency, because an amount alone means nothing. */
    limits:
      currency !== undefined && (minBet !== undefined || maxBet !== undefined)
        ? { currency, min: minBet, max: maxBet }
        : undefined,
  })),
)
export type GameDetails = v.InferOutput<typeof GameDetailsSchema>
