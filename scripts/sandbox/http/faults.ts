import type { Context } from 'hono'
import * as v from 'valibot'
import type { CallDefinition } from '#core/contract/call.ts'
import type { Fault } from '../state.ts'
import { CallError, refuse } from './call-error.ts'
import type { Environment } from './environment.ts'
import { loseMeaning } from './wrong-meaning.ts'

const STATUS_CODES: Record<number, string> = {
  401: 'session_expired',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
  500: 'system_error',
  502: 'bad_gateway',
  503: 'unavailable',
  504: 'gateway_timeout',
}

/**
 * Changes a reply by the fault that a tester chose.
 *
 * @param reply reply that the call would have sent
 */
export async function spoil(
  fault: Fault,
  reply: unknown,
  { encrypted, reply: schema }: CallDefinition,
  c: Context<Environment>,
): Promise<Response> {
  const json = JSON.stringify(reply)
  switch (fault) {
    case 'empty':
      return c.body('', 200, { 'Content-Type': 'application/json' })
    case 'truncated':
      return c.body(json.slice(0, Math.max(1, Math.floor(json.length / 2))), 200, {
        'Content-Type': 'application/json',
      })
    case 'html':
      return c.html('<!doctype html><title>Proxy</title><h1>It works!</h1>')
    case 'wrong_types':
      return c.json(swapTypes(reply, schema))
    case 'wrong_meaning':
      return c.json(loseMeaning(reply))
    case 'reset':
      c.env.incoming.socket.resetAndDestroy()
      return c.body(null)
    case 'hang':
      await new Promise((resolve) => c.req.raw.signal.addEventListener('abort', resolve))
      return c.body(null)
    case 'bad_cipher':
      if (encrypted) refuse('bad_cipher')
      return c.body('eyJhbGciOiJkaXIifQ..AAAA.AAAA.AAAA', 200, {
        'Content-Type': 'application/jose',
      })
    default:
      if (fault === 429) c.header('Retry-After', '5')
      throw new CallError(fault as 500, STATUS_CODES[fault] ?? 'error', 'A tester set this fault.')
  }
}

/**
 * Gives every value of a reply another type and keeps its structure; a single text if the schema
 * accepts even that.
 */
function swapTypes(reply: unknown, schema: v.GenericSchema): unknown {
  const swapped = swapType(reply)
  return v.is(schema, swapped) ? JSON.stringify(reply) : swapped
}

function swapType(value: unknown): unknown {
  if (Array.isArray(value)) return { items: value.length }
  if (value === null) return 'null'
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, swapType(item)]))
  }
  return typeof value === 'string' ? value.length : String(value)
}
