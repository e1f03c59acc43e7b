import type { Brand } from '#core/brand/schema.ts'
import { dayOf } from '#lib/periods.ts'
import { TRIAL_TYPE } from './account-types.ts'
import phones from '../../content/demo-phones.json' with { type: 'json' }
import type { Db } from '../../db/open.ts'
import { cacheStatements, finder, inserter, matchesGiven } from '../../db/prepared-statements.ts'
import { PLAYER_TABLES } from '../../db/merchant-tables.ts'
import * as guard from '../../db/guard-tables.ts'
import * as tables from '../../db/tables.ts'
import { addMissing } from '../../db/rows.ts'
import { DEMO_ACCOUNTS, DEMO_PAYMENT_PASSWORD, makeAccount, type DemoAccount } from './accounts.ts'
import { DAY, zoneOf } from '../days.ts'
import { selectOpenGames } from '../history/history-games.ts'
import { lockedForGood } from './lockout.ts'
import { hashPassword } from './passwords.ts'
import { seedLogins } from './login-records.ts'
import { seedPayoutAccounts } from '../money/payout-accounts.ts'
import { seedRewards } from '../money/reward-seeds.ts'
import { addFavoriteNode, addRecentNode } from '../play/player-games.ts'
import { openWallet } from '../money/wallets.ts'

/** Dialling code and typical phone numbers of the players' country, by the brand's language. */
const COUNTRIES: Readonly<Record<string, { code: string; numbers: string[] }>> = phones

/** Returns the country in which a brand's players live. */
export const countryOf = ({ defaultLanguage }: Pick<Brand, 'defaultLanguage'>) =>
  COUNTRIES[defaultLanguage] ?? phones.others

/** Lists the demo accounts that have a phone, with their number at this brand. */
export function listDemoPhones(brand: Brand) {
  const { code, numbers } = countryOf(brand)
  return DEMO_ACCOUNTS.filter(({ hasPhone }) => hasPhone).map(({ username }, index) => ({
    username,
    countryDialingCode: code,
    mobileNum: numbers[index] as string,
  }))
}

/** Number of favourites, and of recent games, of a demo player who has some. */
const HABITS = 14

/** IP addresses that count as known for demo players: those of visitors on this machine. */
export const HOME_ADDRESSES = ['127.0.0.1', '::1']

const prepare = cacheStatements((db) => ({
  addAccount: inserter(db, tables.accounts, { unlessThere: true }),
  addAddress: inserter(db, guard.knownAddresses, { unlessThere: true }),
}))

/**
 * Adds the demo accounts that a merchant lacks, and the opening balances of accounts that the
 * ledger lacks.
 */
export function seedPlayers(db: Db, brand: Brand, now: number): void {
  const { merchant } = brand
  const { addAccount, addAddress } = prepare(db)
  for (const demo of DEMO_ACCOUNTS) addAccount.run(makeDemoAccount(db, brand, demo, now))
  for (const { username, type, baht } of DEMO_ACCOUNTS) {
    openWallet(db, { merchant, username, type }, { baht, currency: brand.currency, at: now })
  }
  addHabits(db, { merchant, username: 'demovip' })
  seedPayoutAccounts(db, brand, now)
  seedLogins(db, merchant, now)
  seedRewards(db, brand, now)
  for (const { username } of DEMO_ACCOUNTS) {
    for (const ip of HOME_ADDRESSES) {
      addAddress.run({ merchant, username, ip, device: '', seenAt: now })
    }
  }
  addMissing(db, guard.attempts, lockedForGood(merchant, 'demolocked', now))
}

/** Seeds the recent games and favourites of somebody who plays a lot. */
function addHabits(db: Db, player: { merchant: string; username: string }): void {
  const hot = selectOpenGames(db, { hot: true, types: ['RNG', 'LIVE', 'FISH', 'PVP'] })
  for (const [index, { nodeId }] of hot.slice(0, 2 * HABITS).entries()) {
    if (index % 2 === 0) addFavoriteNode(db, player, nodeId)
    else addRecentNode(db, player, nodeId)
  }
}

const forgetPlayers = cacheStatements((db) =>
  PLAYER_TABLES.map((table) => db.delete(table).where(matchesGiven(table, 'merchant')).prepare()),
)

/**
 * Removes a merchant's players with their sessions, codes and wrong tries, and seeds the demo
 * accounts again.
 */
export function resetPlayers(db: Db, brand: Brand, now: number): void {
  db.transaction(() => {
    for (const forget of forgetPlayers(db)) forget.run({ merchant: brand.merchant })
    seedPlayers(db, brand, now)
  })
}

function makeDemoAccount(db: Db, brand: Brand, demo: DemoAccount, now: number) {
  const { merchant } = brand
  const {
    password,
    shows: _shows,
    hasPhone: _hasPhone,
    baht: _baht,
    birthdayDaysAgo,
    ...own
  } = demo
  const phone = listDemoPhones(brand).find(({ username }) => username === demo.username)
  return makeAccount(
    {
      firstLoginAt: now,
      // A new player and a trial player have no payment password yet.
      paymentPasswordHash:
        demo.type === TRIAL_TYPE || demo.firstLoginAt === null
          ? null
          : readPasswordHash(db, DEMO_PAYMENT_PASSWORD),
      ...phone,
      ...(birthdayDaysAgo !== undefined && {
        profile: { birthday: bornOn(db, merchant, now - birthdayDaysAgo * DAY) },
      }),
      ...own,
      merchant,
      passwordHash: readPasswordHash(db, password),
    },
    now,
  )
}

/**
 * Returns the date of birth of an adult whose birthday is on the day of `at`, at the merchant's
 * location.
 */
const bornOn = (db: Db, merchant: string, at: number): string =>
  `1994${dayOf(at, zoneOf(db, merchant)).slice(4)}`

const findMeta = finder(tables.meta, 'key')

/**
 * Demo accounts share a few passwords: each is hashed only once per data file, so that a hundred
 * brands start fast.
 */
export function readPasswordHash(db: Db, password: string): string {
  return findMeta(db, { key: `password ${password}` })?.value ?? hashPassword(password)
}
