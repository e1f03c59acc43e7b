import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import { getRebates, listRebateClaims } from './api.ts'

const PAGE_SIZE = 20

export const rebatesQuery = (context: PageContext) =>
  read(getRebates, {}, { context, tags: ['money'] })

export const rebateClaimsQuery = (context: PageContext) =>
  readPages(listRebateClaims, { pageSize: PAGE_SIZE }, { context, tags: ['money'] })
