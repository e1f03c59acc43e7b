import { random } from '#scripts/scenery/random.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { referrals } from '../../db/referral-tables.ts'
import { rewards } from '../../db/reward-tables.ts'
import { DEMO_ACCOUNTS } from '../identity/accounts.ts'
import {
  grantStep,
  referenceOf,
  type ReferralRow,
  type ReferralScope,
  type ReferralStep,
} from './referrals.ts'
import { inventPlayer } from '../play/winners.ts'

const DAY_MS = 24 * 60 * 60_000
/** Number of days over which invented friends have joined. */
const HISTORY_DAYS = 110
/** Rewards that were granted longer ago than this number of days count as claimed. */
const CLAIMED_DAYS = 21
const FRIENDS: Partial<Record<string, number>> = { demomember: 16, demovip: 42 }

/**
 * Seeds friends of a demo account who joined over the last months, when its page is opened first.
 */
export function ensureFriends(scope: ReferralScope, username: string): void {
  const { db, merchant, at } = scope
  const count = FRIENDS[username]
  if (!count || !DEMO_ACCOUNTS.some((demo) => demo.username === username)) return
  const prefix = `~${username}-`
  const known = rowsOf(db, referrals, { merchant: merchant.code, username: `${prefix}0` }).find()
  if (known) return
  const stream = random(`friends ${merchant.code} ${username}`)
  const invent = (name: string, referrer: string, since: number): ReferralRow => {
    const came = Math.round(stream.between(since, at - DAY_MS / 4))
    const depositedAt = came + Math.round(stream.between(0.1, 6) * DAY_MS)
    const qualifiedAt = depositedAt + Math.round(stream.between(1, 20) * DAY_MS)
    const deposits = stream.chance(0.75) && depositedAt < at
    const qualifies = deposits && stream.chance(0.6) && qualifiedAt < at
    return {
      merchant: merchant.code,
      username: name,
      player: inventPlayer(stream),
      referrer,
      at: came,
      depositedAt: deposits ? depositedAt : null,
      qualifiedAt: qualifies ? qualifiedAt : null,
    }
  }
  const direct = Array.from({ length: count }, (_, index) =>
    invent(`${prefix}${index}`, username, at - HISTORY_DAYS * DAY_MS),
  )
  const second = direct
    .filter(() => stream.chance(0.5))
    .map((friend, index) => invent(`${prefix}${index}-a`, friend.username, friend.at))
  db.transaction((tx) => {
    addRow(tx, referrals, [...direct, ...second])
    for (const friend of direct) {
      earn(friend, 'deposited', friend.depositedAt)
      earn(friend, 'qualified', friend.qualifiedAt)
    }
    for (const friend of second) earn(friend, 'second', friend.qualifiedAt)
  })

  function earn({ username: friend }: ReferralRow, step: ReferralStep, when: number | null): void {
    if (when === null) return
    grantStep({ ...scope, at: when }, { referrer: username, friend, step })
    if (when > at - CLAIMED_DAYS * DAY_MS) return
    rowsOf(db, rewards, {
      merchant: merchant.code,
      username,
      source: 'referral',
      reference: referenceOf(friend, step),
    }).change({ claimedAt: when + DAY_MS })
  }
}
