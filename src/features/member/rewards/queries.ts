import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import { listPastRewards, listRewards } from './api.ts'

const PAGE_SIZE = 20

export const rewardsQuery = (context: PageContext) =>
  read(listRewards, {}, { context, tags: ['rewards'] })

export const pastRewardsQuery = (context: PageContext) =>
  readPages(listPastRewards, { pageSize: PAGE_SIZE }, { context, tags: ['rewards'] })
