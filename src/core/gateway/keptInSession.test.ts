import { expect, it } from 'vitest'
import { sessionStore } from '#lib/storage.ts'
import { keptInSession } from './keptInSession.ts'

interface Reply {
  list: number[]
}
const signal = new AbortController().signal
const keep = (slot: string, language: string, list: number[]) =>
  keptInSession(
    slot,
    { queryKey: ['/games', { language }], queryFn: async (): Promise<Reply> => ({ list }) },
    (data) => Array.isArray(data.list),
  )

it('a query kept in sessionStorage starts with its stored answer', async () => {
  expect(keep('one', 'TH', []).initialData()).toBeUndefined()
  await keep('one', 'TH', [1, 2]).queryFn({ signal })
  expect(keep('one', 'TH', []).initialData()).toEqual({ list: [1, 2] })
  expect(keep('one', 'EN', []).initialData()).toBeUndefined()
})

it('a query’s answer in sessionStorage is replaced by its answer in another language', async () => {
  await keep('two', 'TH', [1]).queryFn({ signal })
  await keep('two', 'EN', [2]).queryFn({ signal })
  expect(keep('two', 'TH', []).initialData()).toBeUndefined()
  expect(keep('two', 'EN', []).initialData()).toEqual({ list: [2] })
})

it.each(['', 'null', '[]', '{"key":', '{"key":"[\\"/games\\",{\\"language\\":\\"TH\\"}]"}', '5'])(
  'a query that is kept in sessionStorage ignores the stored text %j',
  (text) => {
    sessionStore.set('three', text)
    expect(keep('three', 'TH', []).initialData()).toBeUndefined()
  },
)

it('a query that is kept in sessionStorage ignores a stored answer of a wrong type', async () => {
  sessionStore.set(
    'four',
    JSON.stringify({ key: JSON.stringify(['/games', { language: 'TH' }]), data: { list: 'no' } }),
  )
  expect(keep('four', 'TH', []).initialData()).toBeUndefined()
})

it('a query kept in sessionStorage stores no answer that arrives after its cancellation', async () => {
  const cancelled = AbortSignal.abort()
  await expect(keep('five', 'TH', [1]).queryFn({ signal: cancelled })).rejects.toThrow('abort')
  expect(keep('five', 'TH', []).initialData()).toBeUndefined()
})
