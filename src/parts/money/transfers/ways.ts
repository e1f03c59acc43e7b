import type { Direction } from './api.ts'

/**
 * Direction of a transfer within a team, with the addresses of its form, its review step and its
 * receipt.
 */
export interface TransferWay {
  direction: Direction
  /** Id of the downline who is paid; missing for an upline, whom the gateway knows. */
  payeeId?: string
  formPath: string
  /** Address of the review step before the money is sent. */
  checkPath: string
  receiptPath: (id: string) => string
}

/**
 * Names the stored operation of a transfer. Transfers to different payees are different operations,
 * and do not wait for each other.
 */
export const nameOperation = ({ direction, payeeId }: TransferWay): string =>
  direction === 'UPLINE' ? 'upline' : `downline-${payeeId ?? ''}`
