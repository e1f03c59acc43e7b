import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { readDay } from '#lib/periods.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

/** A day in the brand's time zone, as ISO 8601. */
export const DaySchema = v.pipe(
  v.string(),
  v.check((day) => readDay(day) === day),
)

export const BET_STATES = ['OPEN', 'SETTLED', 'VOIDED'] as const
export type BetState = (typeof BET_STATES)[number]

/** A bet of a player, with the field names of the gateway. */
export const WireBetSchema = v.object({
  /** The vendor's own number of the bet. */
  betNo: v.pipe(NameSchema, v.maxLength(100)),
  roundNo: optionalField(v.optional(NameSchema), undefined),
  nodeId: optionalField(v.optional(v.string()), undefined),
  nodeName: optionalField(v.optional(NameSchema), undefined),
  gameType: optionalField(v.optional(GameTypeSchema), undefined),
  vassalage: v.string(),
  vassalageName: optionalField(v.optional(NameSchema), undefined),
  /** State of the bet; one that this version does not know is read as `unknown`. */
  betState: optionalField(v.optional(v.picklist(BET_STATES)), undefined),
  betAmount: AmountSchema,
  validBet: AmountSchema,
  winAmount: AmountSchema,
  netAmount: AmountSchema,
  betTime: TimestampSchema,
  settleTime: optionalField(v.optional(TimestampSchema), undefined),
})

/** Renames the gateway's fields of a bet to this app's terms. */
export const readBet = (wire: v.InferOutput<typeof WireBetSchema>) => ({
  id: `${wire.vassalage} ${wire.betNo}`,
  reference: wire.betNo,
  round: wire.roundNo,
  nodeId: wire.nodeId,
  game: wire.nodeName,
  category: wire.gameType,
  vendor: wire.vassalage,
  vendorName: wire.vassalageName ?? wire.vassalage,
  state: wire.betState ?? ('UNKNOWN' as const),
  stake: wire.betAmount,
  validBet: wire.validBet,
  win: wire.winAmount,
  net: wire.netAmount,
  at: wire.betTime,
  settledAt: wire.settleTime,
})
export const BetSchema = v.pipe(WireBetSchema, v.transform(readBet))
export type Bet = v.InferOutput<typeof BetSchema>

/**
 * Sums of several bets. A voided bet counts as a bet, but its money is left out; an open bet adds
 * only its stake.
 */
export const BetSumsSchema = v.object({
  count: CountSchema,
  stake: AmountSchema,
  validBet: AmountSchema,
  win: AmountSchema,
  /** Wins of the settled bets minus the stakes of the settled bets. */
  net: AmountSchema,
})

/** Types of movements in a wallet, as the gateway names them. */
export const MOVEMENT_TYPES = [
  'OPENING',
  'BET',
  'WIN',
  'BET_RETURNED',
  'WIN_VOIDED',
  'TO_VENDOR',
  'FROM_VENDOR',
  'DEPOSIT',
  'DEPOSIT_FEE',
  'BONUS',
  'BONUS_FORFEITED',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURNED',
  'WITHDRAWAL_FEE',
  'TRANSFER',
  'REWARD',
  'REBATE',
  'COMMISSION',
  'CONTRACT_PAY',
  'POINTS_CONVERTED',
  'REDEMPTION',
  'REDEMPTION_RETURNED',
] as const
export type MovementType = (typeof MOVEMENT_TYPES)[number]

/** Kinds of movements by which a player can filter the account record. */
export const MOVEMENT_KINDS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'BONUS',
  'TRANSFER',
  'INCOME',
  'OTHER',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** One change of the money in a player's main wallet, such as a deposit or a bet. */
export const MovementSchema = v.pipe(
  v.object({
    transId: v.pipe(NameSchema, v.maxLength(100)),
    /** Type of the movement; one that this version does not know is read as `unknown`. */
    transType: optionalField(v.optional(v.picklist(MOVEMENT_TYPES)), undefined),
    /** Amount of the movement; negative if money left the wallet. */
    amount: AmountSchema,
    balanceAfter: AmountSchema,
    referenceNo: v.string(),
    transTime: TimestampSchema,
  }),
  v.transform(({ transId, transType, transTime, referenceNo, ...wire }) => ({
    ...wire,
    id: transId,
    type: transType ?? ('UNKNOWN' as const),
    reference: referenceNo,
    at: transTime,
  })),
)
export type Movement = v.InferOutput<typeof MovementSchema>

export const MovementSumsSchema = v.object({
  count: CountSchema,
  received: AmountSchema,
  paid: AmountSchema,
  net: AmountSchema,
})

const PROFIT_ENTRIES = {
  deposit: AmountSchema,
  withdrawal: AmountSchema,
  bonus: AmountSchema,
  betAmount: AmountSchema,
  validBet: AmountSchema,
  winAmount: AmountSchema,
  /** Wins and bonuses minus the stakes of the settled bets. */
  netAmount: AmountSchema,
}

const readProfit = ({
  betAmount,
  winAmount,
  netAmount,
  ...same
}: v.InferOutput<v.ObjectSchema<typeof PROFIT_ENTRIES, undefined>>) => ({
  ...same,
  stake: betAmount,
  win: winAmount,
  net: netAmount,
})

export const ProfitTotalsSchema = v.pipe(v.object(PROFIT_ENTRIES), v.transform(readProfit))
export type ProfitTotals = v.InferOutput<typeof ProfitTotalsSchema>

export const ProfitDaySchema = v.pipe(
  v.object({ day: DaySchema, ...PROFIT_ENTRIES }),
  v.transform(({ day, ...entries }) => ({ day, ...readProfit(entries) })),
)
export type ProfitDay = v.InferOutput<typeof ProfitDaySchema>
