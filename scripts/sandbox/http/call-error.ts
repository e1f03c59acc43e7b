import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import refusals from '../content/refusals.json' with { type: 'json' }

/** A refusal, which the gateway sends as `{ code, message, data? }` with its HTTP status. */
export class CallError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly data: unknown

  constructor(status: ContentfulStatusCode, code: string, message: string, data?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }

  /** The body of the reply, as the contract of the gateway declares it. */
  toJSON() {
    return {
      code: this.code,
      message: this.message,
      ...(this.data !== undefined && { data: this.data }),
    }
  }
}

/** A refusal's code, and after a slash which case of it. Each has one status and one message. */
type Refusal = keyof typeof refusals

export function refusalOf(refusal: Refusal, data?: unknown): CallError {
  const { status, message } = refusals[refusal]
  const [code = ''] = refusal.split('/')
  return new CallError(status as ContentfulStatusCode, code, message, data)
}

/** Answers a call that threw: with its refusal, or without details for any other error. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof CallError) return c.json(error, error.status)
  console.error(`${c.req.method} ${c.req.path}:`, error)
  return c.json(refusalOf('system_error'), 500)
}

/** Refuses a call: throws the refusal. */
export function refuse(refusal: Refusal, data?: unknown): never {
  throw refusalOf(refusal, data)
}
