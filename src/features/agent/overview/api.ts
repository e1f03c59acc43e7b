import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CountSchema, CurrencySchema } from '#core/contract/values.ts'
import { DAYS } from '../days.ts'
import { ChangeSchema, FigureDaySchema, FiguresSchema, PersonSchema } from './schema.ts'

/** Figures by which the changes of downlines are compared. */
export const MEASURES = ['TURNOVER', 'DEPOSIT'] as const
export type Measure = (typeof MEASURES)[number]

/**
 * Loads the figures of the agent's team, including the agent, for a period and the period before.
 * The trend has at least the last 14 days.
 */
export const getTeamOverview = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamOverview',
  summary: 'Figures of the agent’s team, compared with the days before',
  access: 'agent',
  feature: 'agents',
  query: v.object(DAYS),
  reply: v.object({
    /** Number of members below the agent, at this moment. */
    teamSize: CountSchema,
    current: FiguresSchema,
    before: FiguresSchema,
    trend: listOf(FigureDaySchema),
    currency: CurrencySchema,
  }),
})

/** Lists the direct downlines whose teams rose or fell most against the period before. */
export const getTeamChanges = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamChanges',
  summary: 'Downlines with the greatest rise and fall',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...DAYS, measure: v.picklist(MEASURES) }),
  reply: v.object({
    risen: listOf(ChangeSchema),
    fallen: listOf(ChangeSchema),
    currency: CurrencySchema,
  }),
})

/** Lists the new members of a period, as the overview counts them, and those who have not bet for a week. */
export const getTeamPeople = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamPeople',
  summary: 'New members of the agent’s team, and those who stopped playing',
  access: 'agent',
  feature: 'agents',
  query: v.object(DAYS),
  reply: v.object({
    joined: v.object({
      count: CountSchema,
      /** Number of those counted who are in another team by now, and so are not in the list. */
      left: v.optional(CountSchema, 0),
      list: listOf(PersonSchema),
    }),
    /** Members who stopped playing, sorted by their last bet, the latest first. */
    quiet: v.object({ count: CountSchema, list: listOf(PersonSchema) }),
    /** Members who joined more than a week ago and have never bet. */
    neverPlayed: CountSchema,
  }),
})
