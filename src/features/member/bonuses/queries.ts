import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import { listBonuses, listPastBonuses } from './api.ts'

const PAGE_SIZE = 20

export const bonusesQuery = (context: PageContext) =>
  read(listBonuses, {}, { context, tags: ['money'] })

export const pastBonusesQuery = (context: PageContext) =>
  readPages(listPastBonuses, { pageSize: PAGE_SIZE }, { context, tags: ['money'] })
