import { read } from '#core/gateway/read.ts'
import { getPointBalance } from './api.ts'

export const pointBalanceQuery = read(getPointBalance, {}, { tags: ['points'] })
