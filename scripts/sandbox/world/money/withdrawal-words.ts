import type * as v from 'valibot'
import type { PayoutSchema, WithdrawalSchema } from '#features/member/withdraw/schema.ts'
import type { withdrawalSteps } from '../../db/withdrawal-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { writeUnits, writeAmounts } from './money.ts'
import { nameInstitution } from './banks.ts'
import { maskNumber } from './payout-accounts.ts'
import {
  deadlineOf,
  type PayoutRow,
  stateOfPayout,
  stateOfWithdrawal,
  type WithdrawalRow,
} from './withdrawal-state.ts'
import { listPayouts, listSteps, type Scope } from './withdrawals.ts'
import { writeTime } from '../days.ts'

/** Writes withdrawals for their player, in their present state. */
export function describeWithdrawals(
  scope: Scope,
  merchant: Merchant,
  rows: readonly WithdrawalRow[],
): v.InferInput<typeof WithdrawalSchema>[] {
  const ids = rows.map(({ id }) => id)
  const parts = Map.groupBy(listPayouts(scope, ids), ({ withdrawalId }) => withdrawalId)
  const steps = Map.groupBy(listSteps(scope, ids), ({ withdrawalId }) => withdrawalId)
  return rows.map((row) =>
    describe(merchant, row, parts.get(row.id) ?? [], steps.get(row.id) ?? [], scope.at),
  )
}

function describe(
  { brand: { currency }, settings }: Merchant,
  row: WithdrawalRow,
  parts: readonly PayoutRow[],
  steps: readonly (typeof withdrawalSteps.$inferSelect)[],
  at: number,
): v.InferInput<typeof WithdrawalSchema> {
  const write = (units: number) => writeUnits(units, currency)
  const sum = (states: readonly string[] | null) =>
    parts
      .filter((part) => states === null || states.includes(stateOfPayout(part, at)))
      .reduce((total, { amount }) => total + amount, 0)
  const net = row.amount - row.fee
  const givenBack = sum(['refunded', 'repaid'])
  const feeBack = row.state === 'sent' && givenBack === net ? row.fee : 0
  const ended = ['rejected', 'cancelled', 'failed'].includes(row.state)
  const { target } = row
  return {
    id: row.id,
    state: stateOfWithdrawal(row, parts, at),
    currency,
    ...writeAmounts({ ...row, net }, currency, 'amount', 'fee', 'net'),
    account: {
      ...target,
      institution: nameInstitution(target.institution),
      number: maskNumber(target),
    },
    createdAt: writeTime(row.createdAt),
    sent: write(sum(null)),
    received: write(sum(['received', 'autoReceived', 'upheld'])),
    remainder: write(ended ? 0 : net - sum(null)),
    returned: write(row.released + givenBack + feeBack),
    reason: row.reason,
    payouts: parts.map((part) => describePayout(part, currency, at)),
    steps: steps.map((one) => ({ step: one.step, at: writeTime(one.at) })),
    isCancellable: settings.rules.withdrawalCancel && CANCELLABLE.includes(row.state),
  }
}

const CANCELLABLE: readonly string[] = ['submitted', 'reviewing']

function describePayout(
  part: PayoutRow,
  currency: string,
  at: number,
): v.InferInput<typeof PayoutSchema> {
  const state = stateOfPayout(part, at)
  const waits = part.proofStartedAt !== null && state === 'sent'
  return {
    id: part.id,
    amount: writeUnits(part.amount, currency),
    state,
    sentAt: writeTime(part.sentAt),
    confirmBy: writeTime(part.confirmBy),
    reason: part.reason,
    proofBy: waits ? writeTime(deadlineOf(part)) : null,
  }
}
