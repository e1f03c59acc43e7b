import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import { getReferral, listReferredFriends } from './api.ts'
import type { Level } from './schema.ts'

const PAGE_SIZE = 20

export const referralQuery = read(getReferral, {}, { tags: ['rewards'] })

export const friendsQuery = (level: Level, context: PageContext) =>
  readPages(listReferredFriends, { level, pageSize: PAGE_SIZE }, { tags: ['rewards'], context })
