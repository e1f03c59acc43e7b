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

/** What the agent earned over days: by source, and by day. */
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

/** The same one by one, the newest first unless asked otherwise. What earned nothing is left out. */
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

/** A row of income with its arithmetic; refused with `income_not_found`. */
export const getIncomeDetail = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentRevenueDetail',
  summary: 'How a row of income was counted',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IncomeIdSchema }),
  reply: v.object({
    row: IncomeRowSchema,
    /** Of a commission: the greatest lines, and what all others come to. */
    lines: listOf(CommissionLineSchema),
    others: optionalField(v.nullable(v.object({ count: CountSchema, amount: AmountSchema })), null),
    /** Of a commission: parts of a unit and voided bets that days before left, so that the sum holds. */
    carried: optionalField(AmountSchema, '0'),
    /** Of a contract: what it settled, a day's for salaries by the hour and by five minutes. */
    settlements: listOf(SettlementSchema),
    currency: CurrencySchema,
  }),
})
