import { read } from '#core/gateway/read.ts'
import { listInstitutions, listPayoutAccounts } from './api.ts'

export const institutionsQuery = read(listInstitutions, {})
export const payoutAccountsQuery = read(listPayoutAccounts, {}, { tags: ['money', 'security'] })
