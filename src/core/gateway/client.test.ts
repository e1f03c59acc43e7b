import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { bindTransport, call } from '#core/contract/call.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { createGatewayTransport } from './client.ts'

const Language = v.picklist(['TH', 'EN'])

const listThings = call({
  method: 'get',
  path: '/things',
  summary: 'Things',
  access: 'visitor',
  query: v.object({
    merchantCode: v.string(),
    clientType: v.literal(3),
    platform: v.literal('W'),
    language: v.string(),
    page: v.number(),
  }),
  context: {
    merchantCode: 'merchant',
    clientType: 'clientType',
    platform: 'platform',
    language: 'language',
  },
  reply: v.object({}),
})

const addThing = call({
  method: 'post',
  path: '/things',
  summary: 'A thing',
  access: 'member',
  body: v.object({ name: v.string(), lang: v.string() }),
  context: { lang: 'language' },
  reply: v.object({}),
})

const getRules = call({
  method: 'get',
  path: '/rules',
  summary: 'Rules',
  access: 'visitor',
  anonymous: true,
  query: v.object({ language: v.optional(Language) }),
  reply: v.object({}),
})

let language: LanguageCode
let requests: Request[]
const sent = () => requests.at(-1) as Request
const sentQuery = () => Object.fromEntries(new URL(sent().url).searchParams)

beforeEach(() => {
  language = 'TH'
  requests = []
  bindTransport(
    createGatewayTransport({
      baseUrl: 'https://gateway.example',
      merchant: 'M1',
      language: () => language,
      token: () => 'secret',
      fetch: async (request) => {
        requests.push((request as Request).clone())
        return Response.json({})
      },
    }),
  )
})

describe('the context of a call', () => {
  it('a call’s context, such as the language, is added to the query parameters', async () => {
    await listThings({ page: 2 })
    expect(sentQuery()).toEqual({
      merchantCode: 'M1',
      clientType: '3',
      platform: 'W',
      language: 'TH',
      page: '2',
    })
  })

  it('a call’s context, such as the language, is added to the request body', async () => {
    await addThing({ name: 'one' })
    expect(await sent().json()).toEqual({ name: 'one', lang: 'TH' })
  })

  it('a call’s context, such as the language, is read when the call is made', async () => {
    await listThings({ page: 1 })
    language = 'EN'
    await listThings({ page: 1 })
    expect(sentQuery()).toMatchObject({ language: 'EN' })
  })

  it('the client adds only those context fields that the call declares', async () => {
    await getRules({})
    expect(sentQuery()).toEqual({})
  })

  it('the compiler refuses a context with fields that the call does not declare', () => {
    // @ts-expect-error -- the caller must pass fields that the context does not fill in
    void (() => listThings({}))
    const query = v.object({ clientType: v.literal(3) })
    const more = { method: 'get', path: '/', summary: '', access: 'visitor', query } as const
    // @ts-expect-error -- the context value `language` does not fit the field `clientType`
    call({ ...more, context: { clientType: 'language' }, reply: v.object({}) })
    expect(requests).toEqual([])
  })
})

describe('the session token', () => {
  it('the session token is also sent with a call that visitors may make', async () => {
    await listThings({ page: 1 })
    expect(sent().headers.get('Authorization')).toBe('Bearer secret')
  })

  it('the session token is not sent with an anonymous call', async () => {
    await getRules({})
    expect(sent().headers.get('Authorization')).toBeNull()
  })
})

describe('a call that the page sent ahead of the app', () => {
  const ahead = (response: Promise<Response>, sentAt = performance.now()) => {
    const first = { response, sentAt, requestId: 'first' }
    globalThis.firstCalls = new Map([['https://gateway.example/rules?language=TH', first]])
  }
  const hangs = new Promise<Response>(() => {})

  it('the reply to a call sent before the app loaded is used only once', async () => {
    ahead(Promise.resolve(Response.json({})))
    await getRules({ language: 'TH' })
    expect(requests).toEqual([])
    await getRules({ language: 'TH' })
    expect(requests).toHaveLength(1)
  })

  it('a call sent before the app loaded answers only anonymous calls to its address', async () => {
    ahead(hangs)
    await getRules({ language: 'EN' })
    await listThings({ page: 1 })
    expect(requests).toHaveLength(2)
  })

  it('an outdated answer that the page fetched before the app loaded is not used', async () => {
    ahead(hangs, performance.now() - 20_000)
    await getRules({ language: 'TH' })
    expect(requests).toHaveLength(1)
  })

  it('a call that the page sent before the app loaded fails like any other call', async () => {
    ahead(Promise.reject(new TypeError('Failed to fetch')))
    await expect(getRules({ language: 'TH' })).rejects.toMatchObject({
      code: 'network',
      requestId: 'first',
    })
  })

  it('a call sent before the app loaded is aborted when nobody reads its answer', async () => {
    ahead(hangs)
    const asked = new AbortController()
    const answer = getRules({ language: 'TH' }, { signal: asked.signal })
    asked.abort()
    await expect(answer).rejects.toMatchObject({ code: 'aborted' })
  })
})
