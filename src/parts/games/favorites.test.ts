import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { dropSessionAnswers } from '#core/gateway/sessionAnswers.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { startSessionAtom } from '#core/session/session.ts'
import { addFavorite } from './api.ts'
import { toggleFavorite } from './favorites.ts'
import { pressHeart } from './pressHeart.ts'
import { gamePageQuery, PAGE_SIZE } from '#parts/browser/queries.ts'
import { favoriteIdsQuery } from './queries.ts'
import type { Game } from './schema.ts'

const game = (id: string): Game => ({
  id,
  name: id,
  type: 'RNG',
  vendor: 'NLN',
  vendorName: 'NLN',
  code: id,
  opensVendor: false,
  classify: undefined,
  icon: '',
  hot: false,
  isNew: false,
  trial: false,
  closed: undefined,
})
const [first, second, third] = [game('1'), game('2'), game('3')]
const context = { merchant: 'M', language: 'EN' } as const
const pageQuery = gamePageQuery({ kind: 'favorites' }, 1, PAGE_SIZE, context, true)

describe('a favourite whose removal the gateway refuses', () => {
  let queryClient: QueryClient
  let refuse: (error: GatewayError) => void
  let asked: Promise<void>
  const ids = () => queryClient.getQueryData(favoriteIdsQuery.queryKey)?.nodeIds
  const listed = () => queryClient.getQueryData(pageQuery.queryKey)?.games.map(({ id }) => id)

  beforeEach(async () => {
    queryClient = createQueryClient()
    const page = { games: [first, second, third], totalPages: 1 }
    await queryClient.prefetchQuery({
      ...favoriteIdsQuery,
      queryFn: () => ({ nodeIds: ['1', '2', '3'] }),
    })
    await queryClient.prefetchQuery({ ...pageQuery, queryFn: () => page })
    asked = new Promise((resolve) => {
      bindTransport(
        () =>
          new Promise((_resolve, reject) => {
            refuse = reject
            resolve()
          }),
      )
    })
  })

  it('a favourite returns to its position when the gateway refuses its removal', async () => {
    const toggled = toggleFavorite(queryClient, second)
    await asked
    expect(ids()).toEqual(['1', '3'])
    expect(listed()).toEqual(['1', '3'])
    refuse(new GatewayError('unknown', { status: 500 }))
    await expect(toggled).rejects.toMatchObject({ status: 500 })
    expect(ids()).toContain('2')
    expect(listed()).toEqual(['1', '2', '3'])
  })

  it('a refused removal of a favourite restores nothing after its player’s logout', async () => {
    const toggled = toggleFavorite(queryClient, second)
    await asked
    dropSessionAnswers(queryClient, true, false)
    refuse(new GatewayError('session_ended', { status: 401 }))
    await expect(toggled).rejects.toMatchObject({ status: 401 })
    expect(ids()).toBeUndefined()
    expect(listed()).toBeUndefined()
  })

  it('a refused removal of a favourite changes nothing in the next player’s list', async () => {
    const toggled = toggleFavorite(queryClient, second)
    await asked
    dropSessionAnswers(queryClient, true, false)
    queryClient.setQueryData(favoriteIdsQuery.queryKey, { nodeIds: ['9'] })
    refuse(new GatewayError('session_ended', { status: 401 }))
    await expect(toggled).rejects.toMatchObject({ status: 401 })
    expect(ids()).toEqual(['9'])
  })
})

describe('a favourite whose removal is taken back', () => {
  let queryClient: QueryClient
  let added: string[]
  let refused: GatewayError | undefined
  const store = createStore()
  const listed = () => queryClient.getQueryData(pageQuery.queryKey)?.games.map(({ id }) => id)
  const press = (of = second) => pressHeart(queryClient, store, of)

  beforeEach(async () => {
    added = []
    refused = undefined
    store.set(noticeAtom, null)
    logIn()
    queryClient = createQueryClient()
    const page = { games: [first, second, third], totalPages: 1 }
    queryClient.setQueryData(favoriteIdsQuery.queryKey, { nodeIds: ['1', '2', '3'] })
    await queryClient.prefetchQuery({ ...pageQuery, queryFn: () => page })
    bindTransport(async ({ path }, { nodeId }) => {
      if (path !== addFavorite.definition.path) return { nodeIds: [] }
      added.push(nodeId as string)
      if (refused) throw refused
      return { nodeIds: [] }
    })
  })

  const logIn = () =>
    store.set(startSessionAtom, {
      outcome: 'loggedIn',
      token: crypto.randomUUID(),
      memberInfo: { id: 'm1', account: 'm1', type: 0 },
      firstTimeLogin: false,
      passwordChange: null,
      idleSeconds: 1800,
      expiresAt: '2100-01-01T00:00:00Z',
    })

  it('undoing the removal of a favourite restores its position at once', async () => {
    await press()
    expect(listed()).toEqual(['1', '3'])
    store.get(noticeAtom)!.undo!()
    await expect.poll(() => added).toEqual(['2'])
    expect(listed()).toEqual(['1', '2', '3'])
    expect(queryClient.getQueryData(favoriteIdsQuery.queryKey)?.nodeIds).toContain('2')
  })

  it('a restored favourite disappears again if the gateway refuses it', async () => {
    await press()
    refused = new GatewayError('unknown', { status: 500 })
    store.get(noticeAtom)!.undo!()
    await expect.poll(() => store.get(noticeAtom)!.undo).toBeUndefined()
    expect(listed()).toEqual(['1', '3'])
    expect(queryClient.getQueryData(favoriteIdsQuery.queryKey)?.nodeIds).not.toContain('2')
  })

  it('undoing the removal of a favourite adds nothing to the next player’s list', async () => {
    await press()
    const { undo } = store.get(noticeAtom)!
    logIn()
    undo!()
    await press(third)
    expect(added).toEqual([])
  })

  it('only the removal of a favourite offers an undo', async () => {
    queryClient.setQueryData(favoriteIdsQuery.queryKey, { nodeIds: [] })
    await press()
    expect(store.get(noticeAtom)).toBeNull()
  })
})
