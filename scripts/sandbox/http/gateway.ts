import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HEADERS } from '#core/contract/headers.ts'
import { getSearchIndex } from '#features/search/api.ts'
import { type AnswerParts, answer } from './answer.ts'
import { CallError, refusalOf, answerError } from './call-error.ts'
import { corsHeaders } from './cors.ts'
import type { Environment } from './environment.ts'
import type { ServedCall } from './serve.ts'

interface GatewayParts extends AnswerParts {
  calls: readonly ServedCall[]
}

/** Largest body of a call in bytes, unless the call declares another limit. */
const BODY_LIMIT = 64 * 1024

/** Creates the part of the sandbox that answers declared calls. */
export function createGateway(parts: GatewayParts): Hono<Environment> {
  const app = new Hono<Environment>()
  const declaredHeaders = parts.calls.flatMap(({ definition }) => definition.encryptedHeaders ?? [])

  app.use(async (c, next) => {
    const given = c.req.header(HEADERS.requestId) ?? ''
    c.header(HEADERS.requestId, /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID())
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    if (c.env.host.kind === 'gateway') {
      const cors = corsHeaders(parts.sites, c.req.raw, declaredHeaders)
      for (const [name, value] of Object.entries(cors)) c.header(name, value)
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
    }
    await next()
    c.header(HEADERS.time, (c.get('clock')?.() ?? new Date()).toISOString())
  })
  // Only this reply is large enough for compression: it lists all games at once.
  app.use(getSearchIndex.definition.path, compress())
  for (const served of parts.calls) {
    const { method, path, bodyLimit: maxSize = BODY_LIMIT } = served.definition
    app.on(method.toUpperCase(), path, limitBody(maxSize), (c) => answer(served, parts, c))
  }
  app.notFound((c) => refuseUnknown(parts.calls, c))
  app.onError(answerError)
  return app
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new CallError(413, 'body_too_large', `A body has at most ${maxSize} bytes.`)
    },
  })

function refuseUnknown(calls: readonly ServedCall[], c: Context<Environment>) {
  const methods = calls
    .filter(({ definition }) => definition.path === c.req.path)
    .map(({ definition }) => definition.method.toUpperCase())
  if (methods.length === 0) {
    return c.json(refusalOf('unknown_call'), 404)
  }
  c.header('Allow', methods.join(', '))
  return c.json(new CallError(405, 'method_not_allowed', `Use ${methods.join(' or ')}.`), 405)
}
