import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, CurrencySchema } from '#core/contract/values.ts'
import { RatesSchema } from '../schema.ts'
import {
  ACTIVITIES,
  FoundMemberSchema,
  MEMBER_KINDS,
  MEMBER_SORTS,
  MemberCardSchema,
  MemberRowSchema,
  PathSchema,
  RateChangeSchema,
} from './schema.ts'

const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const DaySchema = v.pipe(v.string(), v.isoDate())
const CursorSchema = v.pipe(v.string(), v.maxLength(80))
const PageSizeSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))

/** First and last day of the period whose turnover is shown, in the merchant's time zone. */
const turnoverDays = { startDate: DaySchema, endDate: DaySchema }

/**
 * Lists the sorted direct downlines of the agent or of a member of the team. The cursor is the
 * number of rows before the page, so that any page can be requested. Refused with
 * `member_not_found`.
 */
export const listDownlines = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentListDownlines',
  summary: 'Direct downlines of somebody in the agent’s team',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    /** Id of the member whose downlines are listed; if left out, the agent. */
    parentId: v.optional(IdSchema),
    ...turnoverDays,
    sort: v.picklist(MEMBER_SORTS),
    descending: v.boolean(),
    pageSize: PageSizeSchema,
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
  }),
  reply: v.object({
    list: listOf(MemberRowSchema),
    total: CountSchema,
    /** Members from the agent's direct downline to the member whose downlines are listed. */
    path: optionalField(PathSchema, []),
    currency: CurrencySchema,
    nextCursor: v.optional(CursorSchema),
  }),
})

/**
 * Searches the whole team by text and filters, and returns members with their uplines. A direct
 * downline is found by the beginning of the name or nickname. The name of a deeper member is
 * masked, so it must match whole or by its visible part. An id is found by its beginning. Filters
 * on balances find direct downlines only.
 */
export const searchTeam = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentSearchTeam',
  summary: 'Members of the agent’s team whom a text or filters fit',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    text: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))),
    activity: v.optional(v.picklist(ACTIVITIES)),
    kind: v.optional(v.picklist(MEMBER_KINDS)),
    level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
    joinedFrom: v.optional(DaySchema),
    joinedTo: v.optional(DaySchema),
    minBalance: v.optional(AmountSchema),
    maxBalance: v.optional(AmountSchema),
    ...turnoverDays,
    pageSize: PageSizeSchema,
    cursor: v.optional(CursorSchema),
  }),
  reply: v.object({
    list: listOf(FoundMemberSchema),
    currency: CurrencySchema,
    nextCursor: v.optional(CursorSchema),
  }),
})

/** Loads a member's card. Refused with `member_not_found`. */
export const getDownline = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentGetDownline',
  summary: 'A member of the agent’s team, with sums and rates',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IdSchema, ...turnoverDays }),
  reply: v.object({ member: MemberCardSchema, currency: CurrencySchema }),
})

/**
 * Sets the commission rates of a direct downline, which take effect at the start of the merchant's
 * next day. Refusals: `member_not_found`, `not_direct_downline`, `rates_out_of_bounds` (`data`: the
 * present bounds).
 */
export const updateDownlineRates = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentUpdateDownlineRates',
  summary: 'Change the rates of a direct downline',
  access: 'agent',
  feature: 'agents',
  intent: true,
  body: v.object({ id: IdSchema, rates: RatesSchema }),
  reply: v.object({ rates: RatesSchema }),
})

/** Lists the changes of a direct downline's rates, the newest first. */
export const listRateChanges = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentListRateChanges',
  summary: 'Changes of the rates of a direct downline',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IdSchema }),
  reply: v.object({ list: listOf(RateChangeSchema) }),
})
