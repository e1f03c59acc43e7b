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
  it('the context of a call is added to the query beside the caller’s input', async () => {
    await listThings({ page: 2 })
    expect(sentQuery()).toEqual({
      merchantCode: 'M1',
      clientType: '3',
      platform: 'W',
      language: 'TH',
      page: '2',
    })
  })

  it('the context of a call is added to the body', async () => {
    await addThing({ name: 'one' })
    expect(await sent().json()).toEqual({ name: 'one', lang: 'TH' })
  })

  it('the context of a call has the values at the time of the call', async () => {
    await listThings({ page: 1 })
    language = 'EN'
    await listThings({ page: 1 })
    expect(sentQuery()).toMatchObject({ language: 'EN' })
  })

  it('the context adds only fields that the call declares', async () => {
    await getRules({})
    expect(sentQuery()).toEqual({})
  })

  it('the compiler refuses a call’s context with fields that the call does not declare', () => {
    // @ts-expect-error -- the caller gives what the context does not
    void (() => listThings({}))
    const query = v.object({ clientType: v.literal(3) })
    const more = { method: 'get', path: '/', summary: '', access: 'visitor', query } as const
    // @ts-expect-error -- a language is no client type
    call({ ...more, context: { clientType: 'language' }, reply: v.object({}) })
    expect(requests).toEqual([])
  })
})

describe('the session token', () => {
  it('the session token goes with a call that visitors may make, too', async () => {
    await listThings({ page: 1 })
    expect(sent().headers.get('Authorization')).toBe('Bearer secret')
  })

  it('the session token does not go with an anonymous call', async () => {
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

  it('a call that the page sent ahead answers the first equal call only', async () => {
    ahead(Promise.resolve(Response.json({})))
    await getRules({ language: 'TH' })
    expect(requests).toEqual([])
    await getRules({ language: 'TH' })
    expect(requests).toHaveLength(1)
  })

  it('a call sent ahead answers no other address and no call with a token', async () => {
    ahead(hangs)
    await getRules({ language: 'EN' })
    await listThings({ page: 1 })
    expect(requests).toHaveLength(2)
  })

  it('a stale answer that the page fetched ahead is not used', async () => {
    ahead(hangs, performance.now() - 20_000)
    await getRules({ language: 'TH' })
    expect(requests).toHaveLength(1)
  })

  it('a call that the page sent ahead fails as any other call', async () => {
    ahead(Promise.reject(new TypeError('Failed to fetch')))
    await expect(getRules({ language: 'TH' })).rejects.toMatchObject({
      code: 'network',
      requestId: 'first',
    })
  })

  it('a call that the page sent ahead is aborted without readers', async () => {
    ahead(hangs)
    const asked = new AbortController()
    const answer = getRules({ language: 'TH' }, { signal: asked.signal })
    asked.abort()
    await expect(answer).rejects.toMatchObject({ code: 'aborted' })
  })
})
