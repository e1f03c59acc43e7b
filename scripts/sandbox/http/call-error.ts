import type { ContentfulStatusCode } from 'hono/utils/http-status'

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
