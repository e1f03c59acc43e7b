import { dayOf } from '#lib/periods.ts'
import { TRIAL_TYPE } from '../identity/account-types.ts'
import { and, gt, gte, lt, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { bets } from '../../db/play-tables.ts'
import { betDays } from '../../db/record-tables.ts'
import { wordsOf } from '../../content/texts.ts'
import { fillIn, type Words } from '../../content/words.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { readBirthday } from '../identity/birthday.ts'
import { zoneOf, boundsOfDay, addDays, mondayOf } from '../days.ts'
import { scaleUnits } from '../money/money.ts'
import { findReward, grantReward } from '../money/rewards.ts'
import { levelOf, rankFor, UPGRADE_MULTIPLIER, VIP_LEVELS } from './vip-levels.ts'

/** The player for whom something is read, and the time. */
export interface Asked {
  db: Db
  merchant: Merchant
  player: Account
  now: Date
}

const DAY = 24 * 60 * 60_000
/** Milliseconds within which a birthday gift can be claimed: the day and two weeks. */
const BIRTHDAY_MS = 14 * DAY
const UPGRADE_MS = 60 * DAY
/** Share of the way from its level to the next that a demo account has at the start. */
const SEED_SHARE = 0.38

/** Returns a function that converts baht to units of a merchant. */
export const scaleAt =
  ({ brand }: Merchant) =>
  (baht: number) =>
    scaleUnits(baht, brand.currency)

/**
 * Sum of all valid bets of a player. A demo account that starts with a VIP level counts as having bet
 * what that level requires.
 */
export function countVipBets({ db, merchant, player }: Omit<Asked, 'now'>): number {
  const scale = scaleAt(merchant)
  const seed = levelOf(player.vipRank ?? 0)
  if (!seed) return sumValidBets(db, player, '')
  const next = levelOf(seed.rank + 1)
  const given = scale(seed.from)
  const onTheWay = next ? Math.floor((scale(next.from) - given) * SEED_SHARE) : 0
  // The day of joining is counted bet by bet, because the invented history ends on that day.
  const firstDay = dayOf(player.createdAt, zoneOf(db, merchant.code))
  const { end } = boundsOfDay(firstDay, zoneOf(db, merchant.code))
  const first = rowsOf(
    db,
    bets,
    { merchant: player.merchant, username: player.username, state: 'settled', trial: false },
    and(sql`${bets.win} <> ${bets.amount}`, gte(bets.at, player.createdAt), lt(bets.at, end)),
  ).sum(bets.amount)
  return given + onTheWay + first + sumValidBets(db, player, firstDay)
}

/** Sums a player's valid bets on the days after this one. */
const sumValidBets = (db: Db, { merchant, username }: Account, after: string): number =>
  rowsOf(db, betDays, { merchant, username }, gt(betDays.day, after)).sum(betDays.validBet)

/** Returns a player's rank; 0 without a level, for trial players, and at a merchant without VIP. */
export function rankOf(asked: Omit<Asked, 'now'>): number {
  const { merchant, player } = asked
  if (!merchant.brand.features.vip || player.type === TRIAL_TYPE) return 0
  return Math.max(player.vipRank ?? 0, rankFor(countVipBets(asked), scaleAt(merchant)))
}

/** Returns the week, from Monday, that contains a time, by the merchant's days. */
export function weekOf(now: number, zone: string): { monday: string; end: number } {
  const monday = mondayOf(dayOf(now, zone))
  return { monday, end: boundsOfDay(addDays(monday, 6), zone).end }
}

/**
 * Finds a player's last birthday if its gift can still be claimed; the year identifies the gift.
 */
function birthdayOf({ db, player, now }: Asked) {
  const born = readBirthday(player.profile['birthday'])
  if (born === null) return null
  const [, month, day] = born.split('-').map(Number) as [number, number, number]
  const zone = zoneOf(db, player.merchant)
  const year = Number(dayOf(now.getTime(), zone).slice(0, 4))
  for (const each of [year, year - 1]) {
    // A birthday on 29 February falls on 1 March in common years.
    const date = new Date(Date.UTC(each, month - 1, day)).toISOString().slice(0, 10)
    const { start } = boundsOfDay(date, zone)
    if (start <= now.getTime() && now.getTime() < start + BIRTHDAY_MS) {
      return { reference: `birthday-${each}`, expiresAt: start + BIRTHDAY_MS }
    }
  }
  return null
}

/** Title of the bonus for reaching a level, as the reward center shows it. */
export const upgradeTitle = (level: Words) =>
  fillIn(wordsOf('rewards.vip-upgrade.title'), { level })

export const upgradeReference = (rank: number) => `upgrade-${rank}`

/**
 * Grants the VIP gifts that are due to a player, each once a week, a year or a level
 * (docs/product.md §11.3).
 */
export function grantVipGifts(asked: Asked): void {
  const { db, merchant, player, now } = asked
  const level = levelOf(rankOf(asked))
  if (!level) return
  const at = now.getTime()
  const scale = scaleAt(merchant)
  const { username } = player
  const own = { merchant: player.merchant, username, source: 'vip', at } as const
  const week = weekOf(at, zoneOf(db, merchant.code))
  grantReward(db, {
    ...own,
    reference: `weekly-${week.monday}`,
    title: wordsOf('rewards.vip-weekly.title'),
    kind: 'cash',
    amount: scale(level.weekly),
    expiresAt: week.end,
  })
  const birthday = birthdayOf(asked)
  if (birthday) {
    grantReward(db, {
      ...own,
      ...birthday,
      title: wordsOf('rewards.vip-birthday.title'),
      kind: 'cash',
      amount: scale(level.birthday),
    })
  }
  for (const reached of VIP_LEVELS.filter(({ rank }) => rank <= level.rank)) {
    grantReward(db, {
      ...own,
      reference: upgradeReference(reached.rank),
      title: upgradeTitle(reached.name),
      kind: 'bonus',
      amount: scale(reached.upgrade),
      multiplier: UPGRADE_MULTIPLIER,
      expiresAt: at + UPGRADE_MS,
    })
  }
}

/** Lists the gifts of the present period that were already granted. */
export function listVipGifts(asked: Asked) {
  const { db, merchant, player, now } = asked
  const of = (reference: string) => findReward(db, player, { source: 'vip', reference })
  const { monday } = weekOf(now.getTime(), zoneOf(db, merchant.code))
  const birthday = birthdayOf(asked)
  const rank = rankOf(asked)
  return [
    { gift: 'weekly', reward: of(`weekly-${monday}`) },
    { gift: 'birthday', reward: birthday ? of(birthday.reference) : undefined },
    { gift: 'upgrade', reward: rank > 0 ? of(upgradeReference(rank)) : undefined },
  ] as const
}
