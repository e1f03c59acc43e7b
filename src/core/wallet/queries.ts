import { read } from '#core/gateway/queries.ts'
import { getBalance } from './api.ts'

export const balanceQuery = read(getBalance, {})
