import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from './queries.ts'

const SOURCE = join(import.meta.dirname, '../..')

/** Matches code that defines a query, or that depends on the structure of a query key. */
const DEFINES =
  /gateway\/read\.ts|\b(?:queryKey|queryFn|initialData|placeholderData)\s*:|\b(?:infiniteQ|q)ueryOptions\(|queryKey(?:\?\.)?\[/

it.each([
  'queryOptions({',
  "queryKey: ['/path']",
  'before?.queryKey[2]',
  "import { read } from '#core/gateway/read.ts'",
])('the rule that queries belong in queries.ts files detects %j', (text) => {
  expect(text).toMatch(DEFINES)
})

it('only queries.ts files define queries', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)queries\.ts$|^core\/gateway\/|\.(?:test|stories)\.tsx?$/.test(file))
  const offenders = files.filter((file) => DEFINES.test(readFileSync(join(SOURCE, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(offenders).toEqual([])
})

/** Opens a page with a query that always fails, and a component that shows the query's state. */
function openFailing() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = createQueryClient()
  const query = {
    queryKey: ['/path'],
    queryFn: () => {
      calls += 1
      throw new Error('refused')
    },
  }
  let calls = 0
  const draw = () => {
    const part = new QueryObserver(client, query)
    onTestFinished(part.subscribe(() => undefined))
    return part
  }
  return { draw, calls: () => calls, prefetch: () => client.prefetchQuery(query) }
}

it('a new component that needs a failed query shows its error and sends nothing', async () => {
  const { draw, calls } = openFailing()
  const first = draw()
  await vi.advanceTimersByTimeAsync(1)
  const second = draw()
  expect(second.getCurrentResult()).toMatchObject({ isError: true, isFetching: false })
  expect(calls()).toBe(1)
  first.destroy()
  second.destroy()
  draw()
  expect(calls()).toBe(2)
})

it('the first component that needs a failed prefetched query sends the query again at once', async () => {
  const { draw, calls, prefetch } = openFailing()
  await prefetch()
  expect(calls()).toBe(1)
  draw()
  expect(calls()).toBe(2)
})

it('a query that failed offline is sent again when the network is back', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  client.mount()
  onTestFinished(() => {
    client.unmount()
    onlineManager.setOnline(true)
    vi.useRealTimers()
  })
  const part = new QueryObserver(client, {
    queryKey: ['/path'],
    queryFn: () => {
      if (!onlineManager.isOnline()) throw new Error('no network')
      return 'rows'
    },
  })
  onlineManager.setOnline(false)
  onTestFinished(part.subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(1)
  expect(part.getCurrentResult()).toMatchObject({ isError: true })
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(part.getCurrentResult()).toMatchObject({ isError: false, data: 'rows' })
})

it('a query keeps no function of a component that reads it', async () => {
  const client = createQueryClient()
  const query = { queryKey: ['/path'], queryFn: () => 1, gcTime: 1000 }
  const own = {
    select: (data: number) => data + 1,
    enabled: () => true,
    placeholderData: () => 0,
    refetchInterval: () => false as const,
    staleTime: () => 500,
    throwOnError: () => false,
  }
  const options = () => Object.keys(client.getQueryCache().find(query)!.options)
  for (const sight of ['first', 'second']) {
    // A component that React renders and throws away makes an observer, but never subscribes.
    const part = new QueryObserver(client, { ...query, ...own })
    expect(options(), sight).toEqual(expect.arrayContaining(['queryFn', 'gcTime', 'retry']))
    expect(options().filter((name) => name in own)).toEqual([])
    const stop = part.subscribe(() => undefined)
    await expect.poll(() => part.getCurrentResult().data).toBe(2)
    stop()
  }
})
