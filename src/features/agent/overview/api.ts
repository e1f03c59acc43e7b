import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CountSchema, CurrencySchema } from '#core/contract/values.ts'
import { DAYS } from '../days.ts'
import { ChangeSchema, FigureDaySchema, FiguresSchema, PersonSchema } from './schema.ts'

/** Figures by which downlines' changes are compared. */
export const MEASURES = ['TURNOVER', 'DEPOSIT'] as const
export type Measure = (typeof MEASURES)[number]

/**
 * What the agent's team, the agent included, came to over days, beside as many days before them.
 * The trend has each day, and at least the last 14 days.
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

/** Direct downlines whose teams rose and fell most against the days before. */
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

/** Who joined the team in the days, and who has not played for a week. */
export const getTeamPeople = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamPeople',
  summary: 'New members of the agent’s team, and those who stopped playing',
  access: 'agent',
  feature: 'agents',
  query: v.object(DAYS),
  reply: v.object({
    joined: v.object({ count: CountSchema, list: listOf(PersonSchema) }),
    /** Sorted by the last bet, the newest first. */
    quiet: v.object({ count: CountSchema, list: listOf(PersonSchema) }),
    /** Members of more than a week who have never played. */
    neverPlayed: CountSchema,
  }),
})
