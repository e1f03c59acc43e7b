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

interface Step {
  from: readonly RedeemStatus[]
  to: RedeemStatus
  /** Field of the redemption that takes the note. */
  note?: 'tracking' | 'code' | 'remark'
  /** What happens with the reserved points and money. */
  settle?: typeof capture | typeof giveBack
}

const PAID: Pick<Step, 'from' | 'settle'> = { from: ['approved', 'processing'], settle: capture }
const STEPS: Readonly<Record<PointAct, Step>> = {
  review: { from: ['applying'], to: 'inProcess' },
  approve: { from: ['applying', 'inProcess'], to: 'approved' },
  prepare: { from: ['approved'], to: 'processing' },
  ship: { ...PAID, to: 'passed', note: 'tracking' },
  complete: { ...PAID, to: 'completed', note: 'code' },
  reject: { from: OPEN_STATUSES, to: 'rejected', note: 'remark', settle: giveBack },
}
/** A parcel that has arrived was paid when it was sent. */
const ARRIVED: Step = { from: ['passed'], to: 'completed' }

/** Carries out the operator's action, completely or not at all. Throws `CallError`. */
export function actOnRedemption(
  db: Db,
  merchant: string,
  at: number,
  { id, act, note = '' }: v.InferInput<typeof PointActSchema>,
): ExchangeRow {
  return db.transaction(() => {
    const row = findExchange(db, merchant, id) ?? refuse('exchange_not_found')
    const isArrival = act === 'complete' && row.status === 'passed'
    const { note: field, settle, ...step } = isArrival ? ARRIVED : STEPS[act]
    const moved = advance(db, row, { ...step, at, ...(field && note && { [field]: note }) })
    settle?.(db, moved, at)
    return moved
  })
}
