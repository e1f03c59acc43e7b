import { hash } from '#scripts/scenery/random.ts'
import { depositPayments, deposits } from '../../db/deposit-tables.ts'
import { messages } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import { inserter, cacheStatements } from '../../db/prepared-statements.ts'
import { holds, payouts, withdrawals, withdrawalSteps } from '../../db/withdrawal-tables.ts'
import type { WithdrawalStep } from '#features/member/withdraw/schema.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { listTransferMethods } from '../money/deposit-methods.ts'
import {
  DECIDED_AFTER,
  type HistoryEvent,
  type InventedDeposit,
  type InventedWithdrawal,
} from './history-events.ts'
import type { MoneyMessageKind } from '../content/message-words.ts'
import { demoTargetOf } from '../money/payout-accounts.ts'
import { MINUTE } from '../days.ts'

/** Id of the campaign that gave the bonuses. */
const BONUS = 'reload-bonus'

interface ReceiptPlan {
  /** Prefix of ids that distinguishes this player's rows from those of others. */
  prefix: string
  deposits: readonly InventedDeposit[]
  withdrawals: readonly InventedWithdrawal[]
}

/** Opens a writer of the deposits and withdrawals of a seeded history with their messages. */
export function openReceipts(
  db: Db,
  { code: merchant, brand }: Merchant,
  player: Account,
  { prefix, deposits: made, withdrawals: taken }: ReceiptPlan,
) {
  const { username } = player
  const statements = prepare(db)
  return {
    /**
     * Returns the reference of an event's ledger transfer, like that of a real one; undefined for an
     * event without a receipt.
     */
    referenceOf: (event: HistoryEvent): string | undefined => {
      if (!('index' in event)) return undefined
      const { kind, index } = event
      if (kind === 'deposit' || kind === 'bonus') return depositId(index)
      return kind === 'hold' || kind === 'release'
        ? withdrawalId(index)
        : `${withdrawalId(index)}-1`
    },
    /**
     * Writes the deposits and withdrawals, and the player's message about each.
     *
     * @param payoutTransfers the transfer that paid each withdrawal, by its position in the list
     */
    write: (payoutTransfers: ReadonlyMap<number, number>): void => {
      writeDeposits()
      writeWithdrawals(payoutTransfers)
    },
  }

  function depositId(index: number): string {
    return `D${prefix}${String(index).padStart(4, '0')}`
  }

  function withdrawalId(index: number): string {
    const { at } = taken[index] as InventedWithdrawal
    const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '')
    const digits = hash(`withdrawal ${prefix} ${index}`) % 1e8
    return `W${day}${String(digits).padStart(8, '0')}`
  }

  function writeDeposits(): void {
    const methods = listTransferMethods(brand.currency)
    for (const [index, { at, amount, bonus, state }] of made.entries()) {
      const id = depositId(index)
      const fitting = methods.filter(({ maxUnits }) => amount <= maxUnits)
      const { id: methodId, name } = (fitting[index % fitting.length] ?? methods.at(-1))!
      const createdAt = at - 2 * MINUTE
      const received = state === 'succeeded' ? amount : 0
      statements.addDeposit.run({
        merchant,
        id,
        username,
        methodId,
        methodName: name,
        state,
        reason: state === 'failed' ? 'notFound' : null,
        amount,
        received,
        fee: 0,
        credited: received,
        suspended: 0,
        returned: 0,
        bonusId: bonus > 0 ? BONUS : null,
        bonus,
        seen: 0,
        token: id,
        returnUrl: '',
        proofs: 0,
        createdAt,
        updatedAt: at,
        expiresAt: createdAt + 30 * MINUTE,
      })
      if (received > 0) {
        statements.addPayment.run({
          merchant,
          transRef: `past ${id}`,
          depositId: id,
          units: received,
          at,
        })
      }
      tell(state === 'succeeded' ? 'depositSucceeded' : 'depositFailed', { id, amount, at })
    }
  }

  function writeWithdrawals(payoutTransfers: ReadonlyMap<number, number>): void {
    const target = demoTargetOf(db, brand, player)
    for (const [index, { at, amount, outcome, bouncedAt }] of taken.entries()) {
      const id = withdrawalId(index)
      const decidedAt = at + DECIDED_AFTER
      const isRejected = outcome === 'rejected'
      const released = isRejected ? amount : 0
      const whole = { merchant, id, username, amount }
      statements.addHold.run({ ...whole, remaining: 0, openedAt: at, resolvedAt: decidedAt })
      statements.addWithdrawal.run({
        ...whole,
        fee: 0,
        state: isRejected ? 'rejected' : 'sent',
        target,
        intentKey: `past ${id}`,
        createdAt: at,
        released,
        reason: isRejected ? 'documents' : null,
      })
      for (const [step, stepAt] of stepsOf(at, isRejected)) {
        statements.addStep.run({ merchant, withdrawalId: id, step, at: stepAt })
      }
      if (isRejected) {
        tell('withdrawalRejected', { id, amount, at: decidedAt })
        continue
      }
      const payoutId = `${id}-1`
      const transferId = payoutTransfers.get(index)
      if (transferId === undefined) throw new Error(`No transfer paid the withdrawal ${id}`)
      statements.addPayout.run({
        merchant,
        id: payoutId,
        withdrawalId: id,
        amount,
        state: bouncedAt === null ? 'received' : 'refunded',
        sentAt: decidedAt,
        confirmBy: decidedAt + 30 * MINUTE,
        proofs: [],
        comment: '',
        reason: bouncedAt === null ? null : 'accountClosed',
        transferId,
      })
      tell('withdrawalApproved', { id, amount, at: decidedAt - MINUTE })
      tell('withdrawalSent', { id, amount, at: decidedAt, reference: payoutId })
      if (bouncedAt !== null) {
        tell('withdrawalBounced', { id, amount, at: bouncedAt, reference: payoutId })
      }
    }
  }

  /** Writes a message that counts as read when it arrived. */
  function tell(
    kind: MoneyMessageKind,
    about: { id: string; amount: number; at: number; reference?: string },
  ): void {
    const { id, amount, at, reference = id } = about
    statements.addMessage.run({
      merchant,
      username,
      kind,
      data: { money: amount, id },
      reference,
      at,
      readAt: at + MINUTE,
      hasReward: false,
    })
  }
}

const prepare = cacheStatements((db) => ({
  addDeposit: inserter(db, deposits),
  addPayment: inserter(db, depositPayments),
  addHold: inserter(db, holds),
  addWithdrawal: inserter(db, withdrawals),
  addPayout: inserter(db, payouts),
  addStep: inserter(db, withdrawalSteps),
  addMessage: inserter(db, messages),
}))

function stepsOf(at: number, isRejected: boolean): [WithdrawalStep, number][] {
  const decidedAt = at + DECIDED_AFTER
  const begun: [WithdrawalStep, number][] = [
    ['submitted', at],
    ['reviewing', at + MINUTE],
  ]
  if (isRejected) return [...begun, ['rejected', decidedAt], ['released', decidedAt]]
  return [...begun, ['approved', decidedAt - MINUTE], ['paying', decidedAt], ['sent', decidedAt]]
}
