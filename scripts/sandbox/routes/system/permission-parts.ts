import * as api from '#core/system/permission-parts/api.ts'
import { serve } from '../../http/serve.ts'
import { domainRoute, whitelabel } from '../system.ts'

export const calls = [
  serve(api.getWhitelabel, whitelabel),
  serve(api.listDomainRoutes, ({ merchant }) => domainRoute(merchant.brand)),
]
