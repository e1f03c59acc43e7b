import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CurrencySchema, NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'
import {
  BET_STATES,
  BetSchema,
  BetSumsSchema,
  DaySchema,
  MOVEMENT_KINDS,
  MovementSchema,
  MovementSumsSchema,
  ProfitDaySchema,
  ProfitTotalsSchema,
} from '#parts/records/schema.ts'

/**
 * First and last day of a record in the brand's time zone, both included (docs/product.md §10.6).
 */
const DAYS = { startDate: DaySchema, endDate: DaySchema }

const PAGE = pageOf(500)

/** Lists the merchant's game categories in the merchant's order. */
export const listGameMenus = call({
  method: 'get',
  path: '/lgw/games/game_menus',
  summary: 'Categories of a merchant',
  access: 'visitor',
  reply: v.object({ list: listOf(v.object({ gameType: GameTypeSchema })) }),
})

/**
 * Lists each game provider with its category. Closed providers are included, because old bets
 * still name them.
 */
export const listVendorTypes = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'Vendors and their categories',
  access: 'player',
  reply: v.object({
    list: listOf(
      v.object({ vassalage: v.string(), displayName: NameSchema, gameType: GameTypeSchema }),
    ),
  }),
})

/** Lists the player's bets, the newest first. The sums are those of all pages. */
export const listBets = call({
  method: 'get',
  path: '/wps/relay/MCSFE_memberBetRecord',
  summary: 'Betting record of a player, with sums',
  access: 'player',
  trial: 'refused',
  query: v.object({
    ...DAYS,
    ...PAGE,
    gameType: v.optional(GameTypeSchema),
    vassalage: v.optional(v.string()),
    betState: v.optional(v.picklist(BET_STATES)),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(BetSchema),
    ...NEXT_PAGE,
    sums: BetSumsSchema,
    currency: CurrencySchema,
  }),
})

/**
 * Lists the movements of the player's main wallet, the newest first. The sums are those of all
 * pages.
 */
export const listMovements = call({
  method: 'get',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'Movements of the main wallet, with the balance after each',
  access: 'player',
  trial: 'refused',
  query: v.object({ ...DAYS, ...PAGE, transKind: v.optional(v.picklist(MOVEMENT_KINDS)) }),
  reply: v.object({
    list: listOf(MovementSchema),
    ...NEXT_PAGE,
    sums: MovementSumsSchema,
    currency: CurrencySchema,
  }),
})

/** Loads what the player won and lost on each day, including days without any movement. */
export const getProfit = call({
  method: 'get',
  path: '/wps/relay/MCSFE_memberProfitLoss',
  summary: 'Profit and loss of a player by day',
  access: 'player',
  trial: 'refused',
  query: v.object(DAYS),
  reply: v.object({
    days: listOf(ProfitDaySchema),
    totals: ProfitTotalsSchema,
    currency: CurrencySchema,
  }),
})
