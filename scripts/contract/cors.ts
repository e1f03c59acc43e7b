import { HEADERS } from '#core/contract/headers.ts'

/** Methods that a page of another origin may use. */
export const ALLOWED_METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Headers of a reply that a page of another origin may read. */
export const EXPOSED_HEADERS = [HEADERS.requestId, HEADERS.time, 'Retry-After']

/**
 * Lists the headers that a page of another origin may send.
 *
 * @param encrypted names of the headers that only some calls have (`encryptedHeaders`)
 */
export const listAllowedHeaders = (encrypted: readonly string[]): string[] => [
  ...Object.values(HEADERS).filter((name) => name !== HEADERS.time),
  'Content-Type',
  ...new Set(encrypted),
]
