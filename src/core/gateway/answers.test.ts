import { queryOptions, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import type { GatewayError } from '#core/contract/error.ts'
import { changeAnswer, keepAnswer } from './answers.ts'
import { refreshTagged } from './refresh.ts'
import { dropSessionAnswers } from './sessionAnswers.ts'

interface Receipt {
  id: string
  status: 'sent' | 'rejected'
}

const receiptQuery = queryOptions<Receipt, GatewayError>({
  queryKey: ['/receipt', 'R1'],
  queryFn: () => ({ id: 'R1', status: 'rejected' }),
  staleTime: Infinity,
  meta: { tags: ['player', 'points'], carriesToken: true, series: undefined },
})

/**
 * Stores a receipt in the cache, as from the reply to a form, before the receipt's screen opens.
 */
function keepReceipt(): QueryClient {
  const queryClient = new QueryClient()
  keepAnswer(queryClient, receiptQuery, { id: 'R1', status: 'sent' })
  return queryClient
}

it('a cached answer that became outdated before its screen opened is fetched there again', async () => {
  const queryClient = keepReceipt()
  refreshTagged(queryClient, 'points')
  const screen = new QueryObserver(queryClient, receiptQuery)
  onTestFinished(screen.subscribe(() => undefined))
  expect(screen.getCurrentResult().data?.status).toBe('sent')
  await expect.poll(() => screen.getCurrentResult().data?.status).toBe('rejected')
})

it('a logout removes a cached answer whose screen never opened', () => {
  const queryClient = keepReceipt()
  dropSessionAnswers(queryClient, true, false)
  expect(queryClient.getQueryData(receiptQuery.queryKey)).toBeUndefined()
})

it('changing a cached answer adds nothing to the cache if no answer is cached', () => {
  const reject = (receipt: Receipt): Receipt => ({ ...receipt, status: 'rejected' })
  const empty = new QueryClient()
  changeAnswer(empty, receiptQuery, reject)
  expect(empty.getQueryCache().getAll()).toEqual([])
  const queryClient = keepReceipt()
  changeAnswer(queryClient, receiptQuery, reject)
  expect(queryClient.getQueryData(receiptQuery.queryKey)?.status).toBe('rejected')
})
