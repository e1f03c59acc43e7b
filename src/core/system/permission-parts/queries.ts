import { read } from '#core/gateway/read.ts'
import type { Whitelabel } from '#core/system/schema.ts'
import { getWhitelabel, listDomainRoutes } from './api.ts'

export const domainRoutesQuery = read(listDomainRoutes, {})

/** Without a reply, the brand file decides. */
const NONE = { flags: {}, imageCdns: [], gameLaunchCdns: [], homeRows: [] }

/**
 * Loads the whitelabel flags by their own call.
 *
 * @param known what an earlier reply said, which stays if this call fails
 */
export const readWhitelabel = (known: Whitelabel | undefined): Promise<Whitelabel> =>
  getWhitelabel({}).catch(() => known ?? NONE)
