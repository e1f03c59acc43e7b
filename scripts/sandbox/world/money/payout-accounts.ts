import type { FieldFault } from '#core/contract/fieldFaults.ts'
import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { Brand } from '#core/brand/schema.ts'
import type { PayoutAccountSchema, WaitReason } from '#features/member/security/payout/schema.ts'
import { findNumberFault, readAccountNumber } from '#rules/accountNumbers.ts'
import type { addPayoutAccount } from '#features/member/security/payout/api.ts'
import demoHolders from '../../content/demo-holders.json' with { type: 'json' }
import demoNumbers from '../../content/demo-numbers.json' with { type: 'json' }
import { and, asc, isNull } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addMissing, makeRow } from '../../db/rows.ts'
import { payoutAccounts } from '../../db/security-tables.ts'
import type { PayoutTarget } from '../../db/withdrawal-tables.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { type Institution, listInstitutionsOf, nameInstitution } from './banks.ts'
import { findNameFault, invalidFields } from '../identity/registration.ts'
import { cleanValue } from '../identity/registration-rules.ts'
import { awaitsPayout } from './withdrawals.ts'
import { writeTime } from '../days.ts'
import type { Person } from '../team/tree.ts'

export type PayoutAccount = typeof payoutAccounts.$inferSelect
type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>
type Added = v.InferOutput<NonNullable<(typeof addPayoutAccount)['definition']['body']>>

/**
 * Hours for which a new account must wait, so that somebody who has taken over a session cannot be
 * paid at once.
 */
export const COOL_DOWN_HOURS = 24
export const MAX_ACCOUNTS = 10
const HOUR = 60 * 60 * 1000

const isOwn = ({ merchant, username }: Person) =>
  and(matches(payoutAccounts, { merchant, username }), isNull(payoutAccounts.removedAt))

/** Lists a player's payout accounts, the oldest first. */
export const listPayoutAccounts = (db: Db, player: Account): PayoutAccount[] =>
  rowsOf(db, payoutAccounts, isOwn(player)).list({
    order: [asc(payoutAccounts.addedAt), asc(payoutAccounts.id)],
  })

/** Leaves the last 4 characters readable; of a crypto address, the first 4 too. */
export const maskNumber = ({ kind, number }: Pick<PayoutAccount, 'kind' | 'number'>): string =>
  kind === 'crypto' ? `${number.slice(0, 4)}••••${number.slice(-4)}` : `•••• ${number.slice(-4)}`

/** Describes an account in the reply to its owner, with a masked number. */
export function describePayoutAccount(
  account: PayoutAccount,
): v.InferInput<typeof PayoutAccountSchema> {
  const { id, kind, institution, holder, isDefault, usableFrom } = account
  return {
    id,
    kind,
    institution,
    institutionName: nameInstitution(institution),
    maskedNumber: maskNumber(account),
    holder,
    isDefault,
    usableFrom: writeTime(usableFrom),
  }
}

/**
 * Adds an account, which must then wait for the cool-down. The first bank account or e-wallet sets
 * the owner's name that all others must have. Throws `CallError` 422 `invalid_fields`, 409
 * `payout_account_exists` or `too_many_payout_accounts`.
 */
export function keepPayoutAccount(context: Context, player: Account, given: Added): PayoutAccount {
  const { db, merchant, now } = context
  const institution = listInstitutionsOf(merchant.brand.currency).find(
    ({ code }) => code === given.institution,
  )
  if (!institution || institution.kind !== given.kind) {
    throw invalidFields({ institution: 'unknown' })
  }
  const number = readAccountNumber(given.number, institution.format)
  const numberFault = findFault(number, institution)
  const holder = given.kind === 'crypto' ? '' : (player.payeeName ?? cleanName(given.payeeName))
  const nameFault =
    given.kind === 'crypto' || player.payeeName !== null
      ? undefined
      : findNameFault(merchant, holder)
  if (numberFault || nameFault) {
    throw invalidFields({
      ...(numberFault && { number: numberFault }),
      ...(nameFault && { payeeName: nameFault }),
    })
  }
  const existing = listPayoutAccounts(db, player)
  if (existing.some((one) => one.institution === institution.code && one.number === number)) {
    refuse('payout_account_exists')
  }
  const same = { merchant: merchant.code, institution: institution.code, number, removedAt: null }
  // Another player has the same payout account.
  if (rowsOf(db, payoutAccounts, same).find()) throw invalidFields({ number: 'taken' })
  if (existing.length >= MAX_ACCOUNTS) refuse('too_many_payout_accounts')
  const { username } = player
  if (holder !== '' && player.payeeName === null) {
    rowsOf(db, accounts, { merchant: merchant.code, username }).change({ payeeName: holder })
  }
  const isDefault = given.isDefault || existing.length === 0
  if (isDefault) rowsOf(db, payoutAccounts, isOwn(player)).change({ isDefault: false })
  const at = now.getTime()
  return makeRow(db, payoutAccounts, {
    merchant: merchant.code,
    id: randomUUID(),
    username,
    kind: given.kind,
    institution: institution.code,
    number,
    holder,
    isDefault,
    addedAt: at,
    usableFrom: at + COOL_DOWN_HOURS * HOUR,
    waitReason: 'added',
  })
}

function findFault(number: string, institution: Institution): FieldFault | undefined {
  const fault = findNumberFault(number, institution)
  return fault && (fault === 'length' ? fault : 'pattern')
}

const cleanName = (name: string | undefined) =>
  cleanValue('payeeName', name).replaceAll(/\s+/g, ' ')

const find = (db: Db, player: Account, id: string): PayoutAccount =>
  rowsOf(db, payoutAccounts, { id }, isOwn(player)).find() ?? refuse('payout_account_unknown')

/** Makes a payout account the default. Throws `CallError` 404 `payout_account_unknown`. */
export function setDefaultPayoutAccount(db: Db, player: Account, id: string): void {
  find(db, player, id)
  db.transaction((tx) => {
    rowsOf(tx, payoutAccounts, isOwn(player)).change({ isDefault: false })
    rowsOf(tx, payoutAccounts, { id }, isOwn(player)).change({ isDefault: true })
  })
}

/**
 * Removes an account; the oldest of the others becomes the default. Throws `CallError` 404
 * `payout_account_unknown`, or 409 `payout_account_in_use` while a withdrawal to it is open.
 */
export function removePayoutAccount(context: Context, player: Account, id: string): void {
  const { db, now } = context
  const { isDefault } = find(db, player, id)
  const scope = { db, merchant: player.merchant, at: now.getTime() }
  if (awaitsPayout(scope, player.username, id)) refuse('payout_account_in_use')
  rowsOf(db, payoutAccounts, { id }, isOwn(player)).change({
    removedAt: now.getTime(),
    isDefault: false,
  })
  const [next] = listPayoutAccounts(db, player)
  if (isDefault && next) setDefaultPayoutAccount(db, player, next.id)
}

/** Makes all accounts wait again, after a change that a thief of a session would make first. */
export function coolDownPayoutAccounts(
  { db, now }: Context,
  player: Account,
  waitReason: WaitReason,
): void {
  const usableFrom = now.getTime() + COOL_DOWN_HOURS * HOUR
  rowsOf(db, payoutAccounts, isOwn(player)).change({ usableFrom, waitReason })
}

/** Demo players who can be paid, with the ids and the names of their accounts. */
const DEMO_HOLDERS = demoHolders as [username: string, id: string, holder: string][]

/** What the demo accounts are paid to, by the merchant's currency. */
const DEMO_NUMBERS = demoNumbers as unknown as Record<string, [institution: string, number: string]>

/** Target of the withdrawals in the seeded history of a demo player. */
export function demoTargetOf(db: Db, { currency }: Brand, player: Account): PayoutTarget {
  const [own] = listPayoutAccounts(db, player)
  if (own) {
    const { id, kind, institution, number, holder } = own
    return { id, kind, institution, number, holder }
  }
  const [institution, number] = DEMO_NUMBERS[currency] ?? ['BDO', '001234567890']
  return { id: 'demo-past', kind: 'bank', institution, number, holder: player.nickname }
}

/** Gives demo players an account that has waited long enough. */
export function seedPayoutAccounts(db: Db, { merchant, currency }: Brand, now: number): void {
  const [institution, number] = DEMO_NUMBERS[currency] ?? []
  if (!institution || !number) return
  // A time before the withdrawals that were paid to this account.
  const addedAt = now - 150 * 24 * HOUR
  addMissing(
    db,
    payoutAccounts,
    DEMO_HOLDERS.map(([username, id, holder], index) => ({
      merchant,
      id,
      username,
      kind: 'bank' as const,
      institution,
      // A number of its own, because one bank account cannot belong to two players.
      number: number.slice(0, -1) + ((Number(number.at(-1)) + index) % 10),
      holder,
      isDefault: true,
      addedAt,
      usableFrom: addedAt + COOL_DOWN_HOURS * HOUR,
      waitReason: 'added' as const,
    })),
  )
}
