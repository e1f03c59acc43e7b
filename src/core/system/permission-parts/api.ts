import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { DomainRouteSchema, WhitelabelSchema } from '#core/system/schema.ts'

/**
 * Gets the whitelabel flags and the CDNs of a gateway whose permission leaves them out. The site
 * never asks a gateway whose permission has them.
 */
export const getWhitelabel = call({
  method: 'get',
  path: '/wps/system/whitelabel',
  summary: 'Whitelabel flags, unless the permission has them',
  access: 'visitor',
  anonymous: true,
  reply: WhitelabelSchema,
})

/** Lists the domains of a gateway whose permission leaves them out; only the mirrors need them. */
export const listDomainRoutes = call({
  method: 'get',
  path: '/wps/system/domainRoute',
  summary: 'Domains of the site, unless the permission has them',
  access: 'visitor',
  anonymous: true,
  reply: listOf(DomainRouteSchema),
})
