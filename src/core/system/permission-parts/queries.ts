import { read } from '#core/gateway/read.ts'
import { getWhitelabel, listDomainRoutes } from './api.ts'

export const domainRoutesQuery = read(listDomainRoutes, {})

/** Loads the whitelabel flags by their own call; without a reply, the brand file decides. */
export const readWhitelabel = () =>
  getWhitelabel({}).catch(() => ({ flags: {}, imageCdns: [], gameLaunchCdns: [], homeRows: [] }))
