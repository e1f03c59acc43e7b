import { read } from '#core/gateway/read.ts'
import { listAffiliatePlans } from './api.ts'

export const affiliatePlansQuery = { ...read(listAffiliatePlans, {}), staleTime: 10 * 60_000 }
