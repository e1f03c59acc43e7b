/** Header names between client and gateway; one place, so that neither side misspells one. */
export const HEADERS = {
  merchant: 'Merchant',
  language: 'Language',
  platform: 'Platform',
  clientType: 'Client-Type',
  authorization: 'Authorization',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
  /** On every reply: the gateway's clock, ISO 8601. */
  time: 'X-Gateway-Time',
} as const

/** Fixed values the gateway expects of a web client (docs/product.md §7.1 and §9). */
export const PLATFORM = 'W'
export const CLIENT_TYPE = 3

/** Media type of a body that is one compact JWE (RFC 7515 §9.2.1). */
export const ENCRYPTED_MEDIA_TYPE = 'application/jose'
