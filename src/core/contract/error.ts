/** Codes that the client itself gives; every other code comes from the gateway. */
export type ClientErrorCode =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed_reply'
  | 'encryption_failed'

/**
 * The one error of every backend call.
 *
 * - code: a `ClientErrorCode` or the gateway's own
 * - status: HTTP status; 0 if no reply came
 * - data: additional data of the gateway's reply, unparsed
 * - requestId: id of the request, for the player to quote to customer service
 */
export class GatewayError extends Error {
  readonly code: ClientErrorCode | (string & {})
  readonly status: number
  readonly data: unknown
  readonly requestId: string | undefined

  constructor(
    code: ClientErrorCode | (string & {}),
    options: {
      status?: number
      message?: string
      data?: unknown
      requestId?: string
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
    this.name = 'GatewayError'
    this.code = code
    this.status = options.status ?? 0
    this.data = options.data
    this.requestId = options.requestId
  }
}

/** Codes after which it is unknown whether the gateway carried out the call. */
const UNCERTAIN: readonly string[] = ['network', 'timeout', 'aborted', 'malformed_reply']

/** Whether the gateway may have carried out a call although the call failed. */
export function isUncertain(error: GatewayError): boolean {
  return UNCERTAIN.includes(error.code) || error.status >= 500
}
