import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { catchUp, refreshTagged } from './refresh.ts'

/** Observes a query tagged "promotions"; the test answers each fetch itself. */
function observe() {
  const queryClient = new QueryClient()
  const answers: ((value: string) => void)[] = []
  const aborted: number[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['promotion'],
    queryFn: ({ signal }) => {
      const at = answers.length
      signal.addEventListener('abort', () => aborted.push(at))
      return new Promise<string>((resolve) => answers.push(resolve))
    },
    meta: { tags: ['promotions'], carriesToken: true, series: undefined },
  })
  onTestFinished(observer.subscribe(() => undefined))
  return { queryClient, answers, aborted, data: () => observer.getCurrentResult().data }
}

it('a query under way when the socket connects is fetched again without being cancelled', async () => {
  const { queryClient, answers, aborted, data } = observe()
  const caughtUp = catchUp(queryClient, 'promotions')
  answers[0]?.('joined')
  await expect.poll(() => answers.length).toBe(2)
  expect(aborted).toEqual([])
  answers[1]?.('ready')
  await caughtUp
  expect(data()).toBe('ready')

  const again = catchUp(queryClient, 'promotions')
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.('claimed')
  await again
  expect(answers.length).toBe(3)
})

it('a first fetch that is under way during a data change is repeated once', async () => {
  const { queryClient, answers, data } = observe()
  refreshTagged(queryClient, 'promotions')
  answers[0]?.('joined')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('ready')
  await expect.poll(data).toBe('ready')
  expect(answers.length).toBe(2)
})

it('a data change aborts a refetch that is under way and starts a new one', async () => {
  const { queryClient, answers, aborted, data } = observe()
  answers[0]?.('joined')
  await expect.poll(data).toBe('joined')
  refreshTagged(queryClient, 'promotions')
  refreshTagged(queryClient, 'promotions')
  await expect.poll(() => answers.length).toBe(3)
  expect(aborted).toEqual([1])
  answers[2]?.('ready')
  await expect.poll(data).toBe('ready')
  expect(answers.length).toBe(3)
})
