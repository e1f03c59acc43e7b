import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { getVipStanding, listVipLevels } from './api.ts'

export const vipLevelsQuery = (context: PageContext) => read(listVipLevels, {}, { context })

export const vipStandingQuery = (context: PageContext) =>
  read(getVipStanding, {}, { context, tags: ['rewards', 'money'] })
