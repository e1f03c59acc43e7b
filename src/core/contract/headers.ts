/**
 * Names of the headers between client and gateway, declared only here so that neither side
 * misspells them.
 */
export const HEADERS = {
  merchant: 'Merchant',
  language: 'Language',
  platform: 'Platform',
  clientType: 'Client-Type',
  authorization: 'Authorization',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
  /** Header in every reply with the time at which the gateway wrote it, in ISO 8601. */
  time: 'X-Gateway-Time',
} as const

/** Fixed values the gateway expects of a web client (docs/product.md §7.1 and §9). */
export const PLATFORM = 'W'
export const CLIENT_TYPE = 3

/** Media type of a body that is one compact JWE (RFC 7515 §9.2.1). */
export const ENCRYPTED_MEDIA_TYPE = 'application/jose'
