import type { Direction } from './api.ts'

/** Direction of transfers within a team, with the path of their receipts. */
export interface TransferWay {
  direction: Direction
  /** Id of the downline; for an upline the gateway knows the payee. */
  payeeId?: string
  formPath: string
  /** The review step before the money goes. */
  checkPath: string
  receiptPath: (id: string) => string
}

/** Transfers to different people are different operations. */
export const nameOperation = ({ direction, payeeId }: TransferWay): string =>
  direction === 'UPLINE' ? 'upline' : `downline-${payeeId ?? ''}`
