import { read } from '#core/gateway/read.ts'
import { getDeposit, listDepositMethods, listDeposits } from './api.ts'

export const methodsQuery = read(listDepositMethods, {}, { tags: ['promotions'] })

export const depositsQuery = read(listDeposits, {}, { tags: ['money'] })

export const depositQuery = (id: string) => read(getDeposit, { id }, { tags: ['money'] })
