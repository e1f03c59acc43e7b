import { read } from '#core/gateway/read.ts'
import type { Days } from '#lib/periods.ts'
import { getTeamChanges, getTeamOverview, getTeamPeople, type Measure } from './api.ts'

const daysToAsk = ({ from, to }: Days) => ({ startDate: from, endDate: to })

export const overviewQuery = (days: Days) =>
  read(getTeamOverview, daysToAsk(days), { tags: ['agent'], series: 'agentOverview' })

export const changesQuery = (days: Days, measure: Measure) =>
  read(getTeamChanges, { ...daysToAsk(days), measure }, { tags: ['agent'] })

export const peopleQuery = (days: Days) => read(getTeamPeople, daysToAsk(days), { tags: ['agent'] })
