import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, CurrencySchema } from '#core/contract/values.ts'
import { SettlementSchema } from '../contracts/settlementSchema.ts'
import { DAYS } from '../days.ts'
import { FILE, LANGUAGE } from '../fileCall.ts'
import {
  CommissionLineSchema,
  INCOME_SORTS,
  INCOME_SOURCES,
  IncomeDaySchema,
  IncomeIdSchema,
  IncomeRowSchema,
  IncomeSumsSchema,
} from './schema.ts'

const SOURCE = { source: v.optional(v.picklist(INCOME_SOURCES)) }

/** Loads the agent's income of a period, by source and by day. */
export const getIncome = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentRevenueReport',
  summary: 'Income of the agent by source and day',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...DAYS, ...SOURCE }),
  reply: v.object({
    sums: IncomeSumsSchema,
    days: listOf(IncomeDaySchema),
    currency: CurrencySchema,
  }),
})

const ORDER = {
  sortBy: v.optional(v.picklist(INCOME_SORTS), 'date'),
  descending: v.optional(v.boolean(), true),
}

/**
 * Lists the agent's income row by row, by default the newest first. Rows without income are left
 * out.
 */
export const listIncome = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentRevenueList',
  summary: 'Income of the agent, row by row',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    ...DAYS,
    ...SOURCE,
    ...ORDER,
    ...pageOf(500),
  }),
  reply: v.object({
    list: listOf(IncomeRowSchema),
    ...NEXT_PAGE,
    currency: CurrencySchema,
  }),
})

export const fileIncome = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentRevenueFile',
  summary: 'Income of the agent, row by row, as a file',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...DAYS, ...SOURCE, ...ORDER, ...LANGUAGE }),
  context: { language: 'language' },
  ...FILE,
})

/** Loads one row of income with its calculation. Refused with `income_not_found`. */
export const getIncomeDetail = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentRevenueDetail',
  summary: 'How a row of income was counted',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IncomeIdSchema }),
  reply: v.object({
    row: IncomeRowSchema,
    /**
     * The largest lines of a commission's calculation; `others` is the sum of all further lines.
     */
    lines: listOf(CommissionLineSchema),
    others: optionalField(v.nullable(v.object({ count: CountSchema, amount: AmountSchema })), null),
    /**
     * Amount that earlier days carried over to this commission, from rounding and voided bets.
     * Without it the lines would not add up to the commission.
     */
    carried: optionalField(AmountSchema, '0'),
    /** Part of the day's voided bets that is taken off later days, since the day earned less. */
    carriedOn: optionalField(AmountSchema, '0'),
    /**
     * Settlements of the contract that this row adds up. Hourly and five-minute salaries have
     * several on one day.
     */
    settlements: listOf(SettlementSchema),
    currency: CurrencySchema,
  }),
})
