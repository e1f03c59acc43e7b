import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { random } from '#scripts/scenery/random.ts'
import { AGENT_TYPES } from '../identity/account-types.ts'
import { and, asc, eq, inArray, isNotNull } from '../../db/drizzle.ts'
import { rowsOf } from '../../db/rows.ts'
import { knownAddresses } from '../../db/guard-tables.ts'
import type { Db } from '../../db/open.ts'
import { given, inserter, cacheStatements } from '../../db/prepared-statements.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import {
  type Account,
  DEMO_ACCOUNTS,
  DEMO_PAYMENT_PASSWORD,
  findAccount,
  makeAccount,
} from '../identity/accounts.ts'
import { ensureHistory } from '../history/history.ts'
import { recordLogin } from '../identity/login-records.ts'
import { scaleUnits } from '../money/money.ts'
import { shareRun } from '../rest.ts'
import { writeSeededHistory } from '../history/seeded-history.ts'
import { countryOf, HOME_ADDRESSES, readPasswordHash } from '../identity/players.ts'
import { addNode, joinByCode } from './team.ts'
import { findNode } from './tree.ts'
import { countEarlierActivity } from './team-days.ts'
import { KNOWN, lowerRates, type Planned, planTeam, TOP_RATES } from './team-plan.ts'
import { DAY, HOUR } from '../days.ts'

/** Number of days back to which the demo team's bets reach. */
const PAST_DAYS = 90

const PLAN = planTeam()
const LAST = PLAN.at(-1)!.username
const ALL = [...KNOWN.map(({ username }) => username), ...PLAN.map(({ username }) => username)]

const prepare = cacheStatements((db) => ({
  members: db
    .select({ username: teamNodes.username })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, given('merchant')), inArray(teamNodes.username, ALL)))
    .prepare(),
  addAccount: inserter(db, accounts),
  addAddress: inserter(db, knownAddresses, { unlessThere: true }),
}))

/**
 * Seeds a merchant's demo team once, at the first call of an agent, since most runs never need it.
 * Each member is written completely or not at all, and other calls are answered in between.
 */
export async function ensureTeam(db: Db, merchant: Merchant, now: number): Promise<void> {
  const { code } = merchant
  if (findNode(db, { merchant: code, username: LAST })) return
  await shareRun(db, `team ${code}`, () => writeTeam(db, merchant, now))
}

async function writeTeam(db: Db, merchant: Merchant, now: number): Promise<void> {
  while (writeNext(db, merchant, now)) await setImmediate()
}

/**
 * Writes the first missing member, since a tester may reset the data meanwhile; false if none is
 * missing.
 */
function writeNext(db: Db, merchant: Merchant, now: number): boolean {
  const { code } = merchant
  const rows = prepare(db).members.all({ merchant: code })
  const there = new Set(rows.map(({ username }) => username))
  const missing = ALL.find((username) => !there.has(username))
  if (missing === undefined) return false
  const planned = PLAN.find(({ username }) => username === missing)
  const known = KNOWN.find(({ username }) => username === missing)
  return db.transaction(() => {
    // A separate step, since a demo account has a long history.
    const account = known && findAccount(db, { merchant: code, username: missing })
    if (account && ensureHistory(db, merchant, account)) return true
    if (known) addKnown(db, code, known, now)
    if (planned) addPlanned(db, merchant, planned, now)
    if (missing === LAST) adoptPlayers(db, merchant)
    return true
  })
}

function addKnown(db: Db, merchant: string, known: (typeof KNOWN)[number], now: number): void {
  const { username, parent, lower, daysAgo } = known
  const person = { merchant, username }
  addNode(db, person, { parent, rates: lowerRates(TOP_RATES, lower), at: now - daysAgo * DAY })
  countEarlierActivity(db, person)
}

function addPlanned(db: Db, merchant: Merchant, planned: Planned, now: number): void {
  const { code } = merchant
  const { username, parent, lower, joinedDaysAgo, lastPlayedDaysAgo, evenings, baht } = planned
  const person = { merchant: code, username }
  const above = findNode(db, { merchant: code, username: parent })
  if (!above) throw new Error(`${parent} is not there yet`)
  const stream = random(`team ${code} ${username}`)
  const joinedAt = now - joinedDaysAgo * DAY - stream.whole(1, 20) * HOUR
  const upline = findAccount(db, { merchant: code, username: parent })
  const account = makePlanned(db, merchant, planned, {
    joinedAt,
    affiliateCode: upline?.ownAffiliateCode ?? null,
  })
  const { addAccount, addAddress } = prepare(db)
  addAccount.run(account)
  for (const ip of HOME_ADDRESSES) {
    addAddress.run({ ...person, ip, device: '', seenAt: joinedAt })
  }
  addNode(db, person, { parent, rates: lowerRates(above.rates, lower), at: joinedAt })
  const historyDays = Math.min(merchant.settings.rules.inventedDays, PAST_DAYS)
  const from = Math.max(joinedAt + HOUR, now - historyDays * DAY)
  const to = Math.max(from + 10 * HOUR, now - (lastPlayedDaysAgo ?? historyDays) * DAY - HOUR)
  if (lastPlayedDaysAgo !== null && to < now) {
    const target = scaleUnits(baht, merchant.brand.currency)
    writeSeededHistory(db, merchant, account, {
      from,
      to,
      target,
      habit: { evenings, rounds: [3, 9] },
    })
    countEarlierActivity(db, person)
  }
  const at = lastPlayedDaysAgo === null ? joinedAt : Math.min(to, now - HOUR)
  recordLogin(db, { ...person, ip: '192.0.2.41', device: '', at, outcome: 'loggedIn' })
}

function makePlanned(
  db: Db,
  { code, brand }: Merchant,
  { username, nickname, isAgent, hasPhone, hasEmail }: Planned,
  { joinedAt, affiliateCode }: { joinedAt: number; affiliateCode: string | null },
): Account {
  const [password] = DEMO_ACCOUNTS.map((demo) => demo.password)
  const country = countryOf(brand)
  const stream = random(`phone ${code} ${username}`)
  const [like] = country.numbers
  const mobileNum = like!.slice(0, -6) + String(stream.whole(100_000, 999_999))
  return makeAccount(
    {
      id: idFor(code, username),
      merchant: code,
      username,
      nickname,
      role: isAgent ? 'agent' : 'member',
      type: isAgent ? 1 : 0,
      passwordHash: readPasswordHash(db, password!),
      paymentPasswordHash: readPasswordHash(db, DEMO_PAYMENT_PASSWORD),
      firstLoginAt: joinedAt,
      affiliateCode,
      ...(isAgent && { ownAffiliateCode: `TEAM${username.slice(0, 6).toUpperCase()}` }),
      ...(hasPhone && { mobileNum, countryDialingCode: country.code }),
      ...(hasEmail && { email: `${username}@players.example` }),
    },
    joinedAt,
  )
}

/** Returns the id of a demo account, which is always the same. */
export function idFor(merchant: string, username: string): string {
  const digits = createHash('sha256').update(`${merchant} ${username}`).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** Adds players to the team who registered by an agent's code before there was a team. */
function adoptPlayers(db: Db, { code }: Merchant): void {
  const agents = rowsOf(db, accounts, { merchant: code, type: AGENT_TYPES }).list()
  const byCode = new Map(agents.map((agent) => [agent.ownAffiliateCode, agent]))
  const hasCode = isNotNull(accounts.affiliateCode)
  const registered = rowsOf(db, accounts, { merchant: code }, hasCode).list({
    order: [asc(accounts.createdAt)],
  })
  for (const { username, affiliateCode, createdAt } of registered) {
    const agent = byCode.get(affiliateCode)
    const person = { merchant: code, username }
    if (!agent || findNode(db, person)) continue
    joinByCode(db, person, { agent: agent.username, at: createdAt })
    countEarlierActivity(db, person)
  }
}
