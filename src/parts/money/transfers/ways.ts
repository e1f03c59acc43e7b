import type { Direction } from './api.ts'

/** Which way money goes within a team, and where its receipts are. */
export interface TransferWay {
  direction: Direction
  /** Which downline; an upline is the gateway's to name. */
  payeeId?: string
  formPath: string
  /** The review step before the money goes. */
  checkPath: string
  receiptPath: (id: string) => string
}

/** Transfers to different people are different operations. */
export const nameOperation = ({ direction, payeeId }: TransferWay): string =>
  direction === 'UPLINE' ? 'upline' : `downline-${payeeId ?? ''}`
