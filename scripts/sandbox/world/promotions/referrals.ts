import type { Level } from '#features/member/referral/schema.ts'
import { random } from '#scripts/scenery/random.ts'
import { wordsOf } from '../../content/texts.ts'
import { and, asc, desc, eq, gte, inArray, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addMissing } from '../../db/rows.ts'
import { ledgerEntries } from '../../db/play-tables.ts'
import { referralCodes, referrals } from '../../db/referral-tables.ts'
import { rewards } from '../../db/reward-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { sumBets } from '../money/records.ts'
import { dayAt } from '../days.ts'
import { idOf, mainWalletOf } from '../money/ledger.ts'
import { scaleUnits, writeMoney } from '../money/money.ts'
import { grantReward } from '../money/rewards.ts'
import { maskPlayer } from '../play/winners.ts'
import { type PageRange, isBeyond, orderOf } from '../keyset.ts'

export interface ReferralScope {
  db: Db
  merchant: Merchant
  at: number
}
export type ReferralRow = typeof referrals.$inferSelect
export type ReferralStep = 'deposited' | 'qualified' | 'second'

/** Conditions that a friend must meet, and the rewards, in baht. */
const TERMS = { deposit: 300, validBet: 3000, forDeposit: 50, forQualified: 150, forSecond: 30 }
export const QUALIFY_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

const mapTerms = <Value>(change: (baht: number) => Value) =>
  Object.fromEntries(Object.entries(TERMS).map(([name, baht]) => [name, change(baht)])) as Record<
    keyof typeof TERMS,
    Value
  >

/** Converts the terms to a merchant's units. */
export const termsOf = ({ brand }: Merchant) => mapTerms((baht) => scaleUnits(baht, brand.currency))

/** Writes the terms for the replies of calls. */
export const writeTerms = (merchant: Merchant) =>
  mapTerms((baht) => writeMoney(baht, merchant.brand.currency))

/** Letters and digits without those that look like others, such as O and 0. */
const CODE_LETTERS = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']

/** Returns the code of a player's referral link. */
export function codeOf(db: Db, merchant: string, username: string): string {
  const own = matches(referralCodes, { merchant, username })
  for (let turn = 0; ; turn += 1) {
    const known = rowsOf(db, referralCodes, own).find()
    if (known) return known.code
    const stream = random(`referral ${merchant} ${username} ${turn}`)
    const code = Array.from({ length: 7 }, () => stream.pick(CODE_LETTERS)).join('')
    addMissing(db, referralCodes, { merchant, username, code })
  }
}

/** Finds the owner of a referral code; undefined for an unknown code. */
export const findReferrer = (db: Db, merchant: string, code: string): string | undefined =>
  rowsOf(db, referralCodes, { merchant, code: code.trim().toUpperCase() }).find()?.username

/** Stores by whose link a new player registered; returns that player's name. */
export function addReferral(
  { db, merchant, at }: ReferralScope,
  { username, code }: { username: string; code: string | undefined },
): string | undefined {
  if (!code || !merchant.brand.features.referral) return undefined
  const referrer = findReferrer(db, merchant.code, code)
  if (!referrer) return undefined
  addMissing(db, referrals, {
    merchant: merchant.code,
    username,
    player: maskPlayer(username),
    referrer,
    at,
  })
  return referrer
}

/** Condition for players who registered by the links of these players, sorted newest first. */
const whoCameBy = ({ db, merchant }: ReferralScope, referrers: readonly string[]) =>
  rowsOf(db, referrals, { merchant: merchant.code, referrer: referrers }).list({
    order: [desc(referrals.at), desc(referrals.username)],
  })

export function listFriends(scope: ReferralScope, username: string) {
  const direct = whoCameBy(scope, [username])
  const names = direct.map((one) => one.username)
  return { direct, second: names.length > 0 ? whoCameBy(scope, names) : [] }
}

/** Identifies a friend for the referrer, who may not see the friend's name. */
const friendRow = sql<number>`${referrals}.rowid`

/** Lists a page of the friends of a level, after the end of the last page. */
export function pageOfFriends(
  { db, merchant }: ReferralScope,
  username: string,
  { level, after, size }: PageRange & { level: Level },
): (ReferralRow & { row: number })[] {
  const keyset = { column: referrals.at, row: friendRow }
  const isHere = eq(referrals.merchant, merchant.code)
  const direct = db
    .select({ username: referrals.username })
    .from(referrals)
    .where(and(isHere, eq(referrals.referrer, username)))
  return db
    .select({ friend: referrals, row: friendRow })
    .from(referrals)
    .where(
      and(
        isHere,
        level === 'DIRECT' ? eq(referrals.referrer, username) : inArray(referrals.referrer, direct),
        isBeyond(keyset, after),
      ),
    )
    .orderBy(...orderOf(keyset))
    .limit(size)
    .all()
    .map((one) => ({ ...one.friend, row: one.row }))
}

/** Reference of the reward for a step of a friend, which makes sure that it is granted once. */
export const referenceOf = (friend: string, step: ReferralStep): string => `${friend}:${step}`

export function grantStep(
  { db, merchant, at }: ReferralScope,
  { referrer, friend, step }: { referrer: string; friend: string; step: ReferralStep },
): void {
  const { forDeposit, forQualified, forSecond } = termsOf(merchant)
  grantReward(db, {
    merchant: merchant.code,
    username: referrer,
    source: 'referral',
    reference: referenceOf(friend, step),
    title: wordsOf(`rewards.friend-${step}.title`),
    kind: 'cash',
    amount: { deposited: forDeposit, qualified: forQualified, second: forSecond }[step],
    at,
  })
}

/**
 * Checks how far a player's friends have got, and grants the reward of each new step once.
 *
 * @returns whether a friend has reached a new step
 */
export function advanceFriends(scope: ReferralScope, username: string): boolean {
  const { direct, second } = listFriends(scope, username)
  const moved = [
    ...direct.map((friend) => advanceFriend(scope, friend, username)),
    ...second.map((friend) => advanceFriend(scope, friend, undefined)),
  ]
  for (const { username: friend, qualifiedAt } of whoCameBy(
    scope,
    direct.map((one) => one.username),
  )) {
    if (qualifiedAt !== null) grantStep(scope, { referrer: username, friend, step: 'second' })
  }
  return moved.includes(true)
}

function advanceFriend(
  scope: ReferralScope,
  friend: ReferralRow,
  referrer: string | undefined,
): boolean {
  const { db, merchant, at } = scope
  const depositedAt = friend.depositedAt ?? findDeposit(scope, friend)
  const qualifiedAt =
    friend.qualifiedAt ?? (depositedAt !== null && hasBet(scope, friend) ? at : null)
  if (referrer && depositedAt !== null) {
    grantStep(scope, { referrer, friend: friend.username, step: 'deposited' })
  }
  if (referrer && qualifiedAt !== null) {
    grantStep(scope, { referrer, friend: friend.username, step: 'qualified' })
  }
  if (depositedAt === friend.depositedAt && qualifiedAt === friend.qualifiedAt) return false
  rowsOf(db, referrals, { merchant: merchant.code, username: friend.username }).change({
    depositedAt,
    qualifiedAt,
  })
  return true
}

/** Finds when a friend first deposited the required amount. */
function findDeposit({ db, merchant }: ReferralScope, { username }: ReferralRow): number | null {
  const account = idOf(mainWalletOf(merchant.code, username))
  const [first] = rowsOf(
    db,
    ledgerEntries,
    { merchant: merchant.code, account, reason: 'deposit' },
    gte(ledgerEntries.amount, termsOf(merchant).deposit),
  ).list({ order: [asc(ledgerEntries.at)], limit: 1 })
  return first?.at ?? null
}

/** Whether a friend has bet enough within the required days. */
function hasBet({ db, merchant }: ReferralScope, { username, at }: ReferralRow): boolean {
  const from = dayAt(db, merchant.code, at)
  const to = dayAt(db, merchant.code, at + QUALIFY_DAYS * DAY_MS)
  const { validBet } = sumBets(db, { merchant: merchant.code, username }, {}, { from, to })
  return validBet >= termsOf(merchant).validBet
}

/**
 * Sums the rewards that each friend has brought a player, and all rewards that can be claimed now,
 * in units.
 */
export function sumEarned({ db, merchant, at }: ReferralScope, username: string) {
  const rows = rowsOf(db, rewards, { merchant: merchant.code, username, source: 'referral' }).list()
  const byFriend = new Map<string, number>()
  let [earned, claimable] = [0, 0]
  for (const { reference, amount, claimedAt, expiresAt } of rows) {
    const [friend = ''] = reference.split(':')
    byFriend.set(friend, (byFriend.get(friend) ?? 0) + amount)
    earned += amount
    if (claimedAt === null && (expiresAt === null || expiresAt > at)) claimable += amount
  }
  return { byFriend, earned, claimable }
}
