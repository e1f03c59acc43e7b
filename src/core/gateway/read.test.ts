import { hashKey, QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { bindTransport, call } from '#core/contract/call.ts'
import type { PageContext } from '#core/contract/context.ts'
import { createQueryClient } from './queries.ts'
import { refreshPlayer, refreshTagged } from './refresh.ts'
import { read } from './read.ts'
import { readPages } from './readPages.ts'

const common = {
  method: 'get',
  summary: 'For tests',
  reply: v.object({ text: v.string() }),
} as const

const listThings = call({
  ...common,
  path: '/things',
  access: 'visitor',
  query: v.object({ page: v.number(), language: v.string(), merchant: v.string() }),
  context: { language: 'language', merchant: 'merchant' },
})
const getThing = call({ ...common, path: '/thing', access: 'visitor' })
const getOwn = call({ ...common, path: '/own', access: 'member' })

const inLanguage = (language: PageContext['language']): PageContext => ({ language, merchant: 'M' })
const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }) => hashKey(queryKey)

let asked: Record<string, unknown>[]
let answer: () => Promise<unknown>
beforeEach(() => {
  asked = []
  answer = async () => ({ text: 'answer' })
  bindTransport((_definition, input) => {
    asked.push(input)
    return answer()
  })
})

describe('the key of a query', () => {
  it('the cache key of a query differs by language, merchant, input and repetition', () => {
    const keys = [
      read(listThings, { page: 1 }, { context: inLanguage('TH') }),
      read(listThings, { page: 1 }, { context: inLanguage('EN') }),
      read(listThings, { page: 2 }, { context: inLanguage('TH') }),
      read(listThings, { page: 1 }, { context: { language: 'TH', merchant: 'N' } }),
      read(listThings, { page: 1 }, { context: inLanguage('TH'), edition: ['again'] }),
      read(getThing, {}),
    ].map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('two queries of the same call, input and context have equal cache keys', () => {
    const once = read(listThings, { page: 1 }, { context: inLanguage('TH'), tags: ['play'] })
    const again = read(listThings, { page: 1 }, { context: inLanguage('TH'), series: 'things' })
    expect(keyOf(once)).toBe(keyOf(again))
  })
})

it('a query sends the language that its cache key contains', async () => {
  await createQueryClient().fetchQuery(read(listThings, { page: 1 }, { context: inLanguage('KO') }))
  expect(asked).toEqual([{ page: 1, language: 'KO', merchant: 'M' }])
})

describe('a query tag', () => {
  const queries = {
    things: read(getThing, {}, { tags: ['play'] }),
    vendors: read(listThings, { page: 1 }, { context: inLanguage('TH'), tags: ['vendors'] }),
    own: read(getOwn, {}),
    ownPlay: read(getOwn, {}, { edition: ['play'], tags: ['play'] }),
  }
  const staleAfter = async (change: (client: ReturnType<typeof createQueryClient>) => void) => {
    const client = createQueryClient()
    await Promise.all(Object.values(queries).map((query) => client.fetchQuery(query as never)))
    change(client)
    return Object.entries(queries)
      .filter(([, { queryKey }]) => client.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name)
  }

  it('refreshing a query tag invalidates only the queries with that tag', async () => {
    expect(await staleAfter((client) => refreshTagged(client, 'play'))).toEqual([
      'things',
      'ownPlay',
    ])
  })

  it('every query of a call for members is invalidated when the player’s data change', async () => {
    expect(await staleAfter(refreshPlayer)).toEqual(['own', 'ownPlay'])
  })
})

describe('while its answer loads,', () => {
  const watch = async (series: string | undefined) => {
    const client = createQueryClient()
    const first = read(getThing, {}, { edition: [1], series: 'things' })
    await client.fetchQuery(first)
    const observer = new QueryObserver(client, first)
    const stop = observer.subscribe(() => undefined)
    answer = () => new Promise(() => undefined)
    observer.setOptions(read(getThing, {}, { edition: [2], ...(series && { series }) }))
    const shown = observer.getCurrentResult().data
    stop()
    return shown
  }

  it('a query shows the previous answer of its own named series while it loads', async () => {
    expect(await watch('things')).toEqual({ text: 'answer' })
  })

  it.each([
    ['of another series', 'others'],
    ['of no series', undefined],
  ])('a query %s shows no previous answer while it loads', async (_name, series) => {
    expect(await watch(series)).toBeUndefined()
  })
})

it('a long list is loaded page by page and stops at its last page', async () => {
  const listLong = call({
    ...common,
    path: '/long',
    access: 'member',
    query: v.object({ cursor: v.optional(v.string()), language: v.string() }),
    context: { language: 'language' },
    reply: v.object({ nextCursor: v.optional(v.string()) }),
  })
  const replies = [{ nextCursor: 'a' }, { nextCursor: 'b' }, {}]
  answer = async () => replies[asked.length - 1]
  const client = createQueryClient()
  const pages = readPages(listLong, {}, { context: inLanguage('KO'), tags: ['money'] })
  const { pages: got } = await client.fetchInfiniteQuery({ ...pages, pages: 9 })
  expect(got).toHaveLength(3)
  expect(asked).toEqual([
    { language: 'KO' },
    { language: 'KO', cursor: 'a' },
    { language: 'KO', cursor: 'b' },
  ])
  expect(pages.meta).toMatchObject({ tags: ['player', 'money'], carriesToken: true })
})
