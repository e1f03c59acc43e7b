import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { addMissing, rowsOf } from '../../db/rows.ts'
import { vendorSecrets } from '../../db/play-tables.ts'

/** Headers of a vendor's signed call. */
export const SIGNED = { vendor: 'X-Vendor', time: 'X-Timestamp', signature: 'X-Signature' } as const

/** Seconds by which a signed call's time may be off. */
const TOLERANCE = 300

export interface SignedCall {
  vendor: string
  path: string
  /** Seconds since 1970. */
  time: string
  body: string
}

/** Secret that a vendor signs its calls with; made at the first call. */
export function secretOf(db: Db, vendor: string): string {
  addMissing(db, vendorSecrets, { vendor, secret: randomBytes(32).toString('base64url') })
  const row = rowsOf(db, vendorSecrets, { vendor }).find()
  return (row as NonNullable<typeof row>).secret
}

/** HMAC-SHA256, base64url, over all that a call says. */
export const sign = (secret: string, { vendor, path, time, body }: SignedCall): string =>
  createHmac('sha256', secret).update([vendor, path, time, body].join('\n')).digest('base64url')

/** Whether a call is the vendor's own, and of now. */
export function isSigned(secret: string, call: SignedCall, signature: string): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(call.time))
  const [due, given] = [sign(secret, call), signature].map((text) => Buffer.from(text))
  return (
    age <= TOLERANCE &&
    due!.length === given!.length &&
    timingSafeEqual(due as Buffer, given as Buffer)
  )
}
