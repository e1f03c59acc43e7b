import type { Defect, Reply, Request } from './faulty-gateway.ts'

/** A fault of a gateway, and the cases of the doctor that must report it. */
export interface GatewayFault {
  /** What the gateway does wrong, after "the doctor reports a gateway that". */
  fault: string
  defect: Defect
  /** Ids of exactly the cases that fail, such as `public/getKeys/answer`. */
  fails: readonly [string, ...string[]]
  /** Part of what the first of these cases has found. */
  found: string
  /** Demo account with which the doctor examines; none if missing. */
  account?: string
  write?: boolean
  /** Milliseconds in which a call must reply; a minute unless the fault is about time. */
  soonMs?: number
  /** Further subjects to examine, whose replies have the fault. */
  beside?: readonly string[]
}

type Json = Record<string, unknown>

/** A defect of every reply to one call, or to every call. */
export const spoil = (at: string | undefined, after: NonNullable<Defect['after']>): Defect => ({
  ...(at !== undefined && { at }),
  after,
})

/** A defect of the replies with which a call succeeds; refusals stay as they are. */
export const spoilSuccess = (at: string | undefined, after: NonNullable<Defect['after']>): Defect =>
  spoil(at, (reply, request) => (isRefusal(reply) ? reply : after(reply, request)))

export const withStatus = (at: string, status: number, body?: Json): Defect =>
  spoilSuccess(at, (reply) => ({ ...reply, status, ...(body && { body: JSON.stringify(body) }) }))

/** Refuses a call where the sandbox would carry it out. */
export const refuse = (at: string, status: number, code: string): Defect =>
  withStatus(at, status, { code, message: '' })

export const withBody = (at: string | undefined, change: (body: string) => string): Defect =>
  spoil(at, (reply) => ({ ...reply, body: change(String(reply.body)) }))

/**
 * Sets the value at a place of a reply, such as `games.0.gameType`; undefined removes it. A reply
 * without the place stays as it is.
 */
export const withValue = (at: string, place: string, value: unknown): Defect =>
  spoilSuccess(at, (reply) => {
    const json = JSON.parse(String(reply.body)) as Json
    const keys = place.split('.')
    const last = keys.pop()!
    const parent = keys.reduce<Json | undefined>((found, key) => found?.[key] as Json, json)
    if (parent && last in parent) parent[last] = value
    return { ...reply, body: JSON.stringify(json) }
  })

/** Sets a header of replies; undefined removes it. */
export const withHeader = (
  name: string,
  value: string | undefined | ((request: Request) => string),
  concerns: (reply: Reply, request: Request) => boolean = () => true,
): Defect =>
  spoil(undefined, (reply, request) => {
    if (!concerns(reply, request)) return reply
    const { [name]: _, ...headers } = reply.headers
    const text = typeof value === 'function' ? value(request) : value
    return { ...reply, headers: { ...headers, ...(text !== undefined && { [name]: text }) } }
  })

export const isRefusal = ({ status }: Reply): boolean => status >= 400
export const isPreflight = (_: Reply, { method }: Request): boolean => method === 'OPTIONS'
export const isNoPreflight = (_: Reply, { method }: Request): boolean => method !== 'OPTIONS'

/** Changes a field of the query before the sandbox sees it. */
export const withQuery = (at: string, name: string, value: string | undefined): Defect => ({
  at,
  before: ({ url }) => {
    if (value === undefined) url.searchParams.delete(name)
    else if (url.searchParams.has(name)) url.searchParams.set(name, value)
  },
})

export const replyWith = (status: number, json: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(json),
})
