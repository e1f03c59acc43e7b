import * as v from 'valibot'
import { OPEN_STATUSES, type RedeemStatus } from '#features/points/schema.ts'
import type { Db } from '../../db/open.ts'
import { refuse } from '../../http/call-error.ts'
import { advance, type ExchangeRow, findExchange } from './exchanges.ts'
import { capture, giveBack } from './redemptions.ts'

/** Actions of the operator on a redemption. */
export const POINT_ACTS = ['review', 'approve', 'prepare', 'ship', 'complete', 'reject'] as const
export type PointAct = (typeof POINT_ACTS)[number]

export const PointActSchema = v.strictObject({
  act: v.picklist(POINT_ACTS),
  id: v.string(),
  /** Tracking number of the parcel, code of the voucher, or reason of the rejection. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
})

const OPEN = OPEN_STATUSES as readonly RedeemStatus[]

interface PointOrder {
  id: string
  act: PointAct
  note?: string
}

/** Carries out the operator's action, completely or not at all. Throws `CallError`. */
export function actOnRedemption(
  db: Db,
  merchant: string,
  at: number,
  { id, act, note = '' }: PointOrder,
): ExchangeRow {
  return db.transaction(() => {
    const row = findExchange(db, merchant, id) ?? refuse('exchange_not_found')
    return carryOut(db, row, { act, note, at })
  })
}

function carryOut(
  db: Db,
  row: ExchangeRow,
  { act, note, at }: { act: PointAct; note: string; at: number },
): ExchangeRow {
  switch (act) {
    case 'review':
      return advance(db, row, { from: ['applying'], to: 'inProcess', at })
    case 'approve':
      return advance(db, row, { from: ['applying', 'inProcess'], to: 'approved', at })
    case 'prepare':
      return advance(db, row, { from: ['approved'], to: 'processing', at })
    case 'ship': {
      const from: RedeemStatus[] = ['approved', 'processing']
      const sent = advance(db, row, { from, to: 'passed', at, tracking: note })
      capture(db, sent, at)
      return sent
    }
    case 'complete': {
      if (row.status === 'passed') {
        return advance(db, row, { from: ['passed'], to: 'completed', at })
      }
      const done = advance(db, row, {
        from: ['approved', 'processing'],
        to: 'completed',
        at,
        ...(note && { code: note }),
      })
      capture(db, done, at)
      return done
    }
    case 'reject': {
      const ended = advance(db, row, { from: OPEN, to: 'rejected', at, remark: note })
      giveBack(db, ended, at)
      return ended
    }
  }
}
