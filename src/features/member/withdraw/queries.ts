import type { Query } from '@tanstack/react-query'
import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { getWithdrawal, getWithdrawTerms, listWithdrawals } from './api.ts'
import { FINAL_STATES, type Withdrawal } from './schema.ts'

/** The socket reports most changes of a withdrawal; polling finds the missed ones. */
const POLL_MS = 20_000

export const termsQuery = read(getWithdrawTerms, {}, { tags: ['money'] })

export const withdrawalsQuery = read(listWithdrawals, {}, { tags: ['money'] })

export const withdrawalQuery = (id: string) => ({
  ...read(getWithdrawal, { id }, { tags: ['money'] }),
  refetchInterval: ({ state: { data } }: Query<Withdrawal, GatewayError>) =>
    data && !FINAL_STATES.includes(data.state) ? POLL_MS : false,
})
