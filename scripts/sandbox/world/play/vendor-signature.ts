import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { addMissing, rowsOf } from '../../db/rows.ts'
import { vendorSecrets } from '../../db/play-tables.ts'

/** Headers of a vendor's signed call. */
export const SIGNED = { vendor: 'X-Vendor', time: 'X-Timestamp', signature: 'X-Signature' } as const

/** Largest difference in seconds between a signed call's time and the gateway's. */
const TOLERANCE = 300

export interface SignedCall {
  vendor: string
  path: string
  /** Time of the call, in seconds since 1970. */
  time: string
  body: string
}

/** Secret with which a vendor signs its calls; created at the first call. */
export function secretOf(db: Db, vendor: string): string {
  addMissing(db, vendorSecrets, { vendor, secret: randomBytes(32).toString('base64url') })
  const row = rowsOf(db, vendorSecrets, { vendor }).find()
  return (row as NonNullable<typeof row>).secret
}

/** Signs all parts of a call by HMAC-SHA256, as base64url. */
export const sign = (secret: string, { vendor, path, time, body }: SignedCall): string =>
  createHmac('sha256', secret).update([vendor, path, time, body].join('\n')).digest('base64url')

/** Whether a call has a valid signature of the vendor, and a recent time. */
export function isSigned(secret: string, call: SignedCall, signature: string): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(call.time))
  const [due, given] = [sign(secret, call), signature].map((text) => Buffer.from(text))
  return (
    age <= TOLERANCE &&
    due!.length === given!.length &&
    timingSafeEqual(due as Buffer, given as Buffer)
  )
}
