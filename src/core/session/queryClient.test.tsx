import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createStore, Provider, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { bindTransport, call } from '#core/contract/call.ts'
import { keptInSession } from '#core/gateway/keptInSession.ts'
import { read } from '#core/gateway/read.ts'
import { endSessionAtom } from './endSession.ts'
import { createSessionQueryClient } from './queryClient.ts'
import { mayAskAtom, sessionAtom, startSessionAtom } from './session.ts'
import { sessionStore } from '#lib/storage.ts'

const common = {
  method: 'get',
  summary: 'For tests',
  reply: v.object({ text: v.string() }),
} as const
const getNews = call({ ...common, path: '/news', access: 'visitor' })
const getOwn = call({ ...common, path: '/own', access: 'member' })
const getRules = call({ ...common, path: '/rules', access: 'visitor', anonymous: true })

const newsQuery = read(getNews, {}, { series: 'news' })
const laterNewsQuery = read(getNews, {}, { edition: ['later'], series: 'news' })
const SLOT = 'news:v1'
const keptQuery = {
  ...read(getNews, {}, { edition: ['kept'] }),
  ...keptInSession(SLOT, read(getNews, {}, { edition: ['kept'] }), () => true),
  staleTime: Infinity,
}
const ownQuery = read(getOwn, {})
const rulesQuery = read(getRules, {})

let store: ReturnType<typeof createStore>
let queryClient: ReturnType<typeof createSessionQueryClient>
/**
 * Calls that were sent, each with the token of its sender. While `held` is true, a call waits until
 * the test answers it.
 */
let sent: { path: string; by: string; answer: () => void; signal: AbortSignal | undefined }[]
let held: boolean

const who = () => store.get(sessionAtom)?.token ?? 'visitor'
const logIn = (token: string) =>
  store.set(startSessionAtom, {
    outcome: 'loggedIn',
    token,
    memberInfo: { id: token, account: token, type: 0 },
    firstTimeLogin: false,
    passwordChange: null,
    idleSeconds: 1800,
    expiresAt: '2100-01-01T00:00:00Z',
  })
const logOut = () => store.set(endSessionAtom, 'loggedOut')
const answerAll = () => sent.forEach(({ answer }) => answer())

beforeEach(() => {
  sessionStore.clear()
  store = createStore()
  queryClient = createSessionQueryClient(store)
  sent = []
  held = false
  bindTransport(({ path }, _input, { signal }) => {
    const by = who()
    return new Promise((resolve) => {
      const answer = () => resolve({ text: `${path} for ${by}` })
      sent.push({ path, by, answer, signal })
      if (!held) answer()
    })
  })
})

function News({ query = newsQuery }: { query?: typeof newsQuery }) {
  const { data, isPlaceholderData } = useQuery(query)
  return (
    <output aria-label="news">{data ? data.text + (isPlaceholderData ? '?' : '') : '–'}</output>
  )
}
function Own() {
  const { data } = useQuery({ ...ownQuery, enabled: useAtomValue(mayAskAtom) })
  return <output aria-label="own">{data?.text ?? '–'}</output>
}
function Rules() {
  return <output aria-label="rules">{useQuery(rulesQuery).data?.text ?? '–'}</output>
}

async function show(page: React.ReactNode) {
  const wrap = (content: React.ReactNode) => (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </Provider>
  )
  const screen = await render(wrap(page))
  const seen: string[] = []
  const note = () => seen.push(screen.container.textContent ?? '')
  const watcher = new MutationObserver(note)
  watcher.observe(screen.container, { childList: true, characterData: true, subtree: true })
  return {
    news: screen.getByLabelText('news'),
    own: screen.getByLabelText('own'),
    rules: screen.getByLabelText('rules'),
    rerender: (next: React.ReactNode) => screen.rerender(wrap(next)),
    /** Returns all texts that the page has shown since `seen` was last called. */
    seen: () => {
      if (watcher.takeRecords().length > 0) note()
      return seen.splice(0)
    },
  }
}

describe('a query answer fetched with a token', () => {
  it('an answer fetched with a session token is dropped and refetched when the token ends', async () => {
    logIn('ann')
    const { news, seen } = await show(<News />)
    await expect.element(news).toHaveTextContent('/news for ann')
    held = true
    seen()
    logOut()
    await expect.element(news).toHaveTextContent('–')
    answerAll()
    await expect.element(news).toHaveTextContent('/news for visitor')
    expect(seen()).toEqual(['–', '/news for visitor'])
  })

  it('an answer fetched with a session token is never shown to the next player', async () => {
    logIn('ann')
    const { news, own, seen } = await show([<News key="news" />, <Own key="own" />])
    await expect.element(news).toHaveTextContent('/news for ann')
    await expect.element(own).toHaveTextContent('/own for ann')
    seen()
    logIn('bob')
    await expect.element(news).toHaveTextContent('/news for bob')
    await expect.element(own).toHaveTextContent('/own for bob')
    expect(seen().join()).not.toContain('ann')
  })

  it('a mounted component fetches its data again for the next player', async () => {
    logIn('ann')
    held = true
    const { own } = await show(<Own />)
    await expect.poll(() => sent).toHaveLength(1)
    logIn('bob')
    await expect.poll(() => sent.at(-1)?.by).toBe('bob')
    answerAll()
    await expect.element(own).toHaveTextContent('/own for bob')
  })

  it('the answer to a call for members is not fetched again after logout', async () => {
    logIn('ann')
    const { own } = await show(<Own />)
    await expect.element(own).toHaveTextContent('/own for ann')
    logOut()
    await expect.element(own).toHaveTextContent('–')
    expect(sent).toHaveLength(1)
  })

  it('an answer that arrives after its session token ended is not shown', async () => {
    logIn('ann')
    held = true
    const { news, seen } = await show(<News />)
    await expect.poll(() => sent).toHaveLength(1)
    logIn('bob')
    expect(sent[0]?.signal?.aborted).toBe(true)
    await expect.poll(() => sent.at(-1)?.by).toBe('bob')
    answerAll()
    await expect.element(news).toHaveTextContent('/news for bob')
    expect(seen().join()).not.toContain('ann')
    expect(queryClient.getQueryData(newsQuery.queryKey)).toEqual({ text: '/news for bob' })
  })

  it('an answer of an ended session is no placeholder for another query', async () => {
    logIn('ann')
    const { news, rerender, seen } = await show(<News />)
    await expect.element(news).toHaveTextContent('/news for ann')
    held = true
    await rerender(<News query={laterNewsQuery} />)
    await expect.element(news).toHaveTextContent('/news for ann?')
    seen()
    logOut()
    await expect.element(news).toHaveTextContent('–')
    answerAll()
    await expect.element(news).toHaveTextContent('/news for visitor')
    expect(seen().join()).not.toContain('ann')
  })

  it('an answer stored in sessionStorage is not restored for the next player', async () => {
    logIn('ann')
    await queryClient.fetchQuery(keptQuery)
    expect(sessionStore.get(SLOT)).toContain('ann')
    logIn('bob')
    expect(sessionStore.get(SLOT)).toBeNull()
    const { news } = await show(<News query={keptQuery as never} />)
    await expect.element(news).toHaveTextContent('/news for bob')
  })

  it('an answer that a page reload restored from the cache is dropped at logout', async () => {
    logIn('ann')
    await queryClient.fetchQuery(keptQuery)
    const reloaded = createSessionQueryClient(store)
    await reloaded.fetchQuery(keptQuery)
    expect(sent).toHaveLength(1)
    logOut()
    expect(reloaded.getQueryData(keptQuery.queryKey)).toBeUndefined()
  })
})

describe('a query answer fetched without a token', () => {
  it('an answer fetched without a session token stays after login and logout', async () => {
    const { news, seen } = await show(<News />)
    await expect.element(news).toHaveTextContent('/news for visitor')
    seen()
    logIn('ann')
    logOut()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(seen()).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('an answer that was loading during the login is dropped at logout', async () => {
    held = true
    const asked = queryClient.fetchQuery(newsQuery)
    logIn('ann')
    answerAll()
    await asked
    expect(queryClient.getQueryData(newsQuery.queryKey)).toBeDefined()
    logOut()
    expect(queryClient.getQueryData(newsQuery.queryKey)).toBeUndefined()
  })

  it('a visitor’s answer that was refetched with a session token is dropped at logout', async () => {
    await queryClient.fetchQuery(newsQuery)
    logIn('ann')
    await queryClient.fetchQuery({ ...newsQuery, staleTime: 0 })
    logOut()
    expect(queryClient.getQueryData(newsQuery.queryKey)).toBeUndefined()
  })
})

it('the answer to a call without login stays on screen when the session ends', async () => {
  logIn('ann')
  const { rules, seen } = await show(<Rules />)
  await expect.element(rules).toHaveTextContent('/rules for ann')
  seen()
  logOut()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(seen()).toEqual([])
  expect(sent).toHaveLength(1)
})
