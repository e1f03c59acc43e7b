import { existsSync, renameSync, rmSync } from 'node:fs'
import type { Brand } from '#core/brand/schema.ts'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import { dayOf, listDays } from '#lib/periods.ts'
import { random } from '#scripts/scenery/random.ts'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import { and, asc, eq, inArray } from '../../db/drizzle.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { games, meta, vendors } from '../../db/tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { CONTRACT_DAYS, writeFixtureContracts } from './fixture-contracts.ts'
import { BET_TIME, FixtureWriter } from './fixture-rows.ts'
import { FixtureSlots } from './fixture-slots.ts'
import { type FixtureTree, JOIN_DAYS, joinedAt, plantFixtureTree } from './fixture-tree.ts'
import { dayTeller, boundsOfDay } from '../days.ts'
import { scaleUnits } from '../money/money.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'
import { ensureTeam } from '../team/team-demo.ts'
import { lowerRates, TOP_RATES } from '../team/team-plan.ts'

/** Number of people in the invented team, and of their bets. */
export interface LoadFixtureSize {
  agents: number
  bets: number
}

/** Number of last days on which the team has bet. */
const BET_DAYS = 90
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const STAKES = [10, 20, 20, 50, 50, 100, 200]
const RETURNS = [0, 0, 0, 0, 0, 0.5, 1, 1.9, 1.95, 2, 5]
/** Bets that one person makes in one evening. */
const EVENING = 12

/** Finds the brand for the load fixture: with agents, and with the most kinds of contracts. */
export const findFixtureBrand = (brands: readonly Brand[]): Brand | undefined =>
  brands
    .filter(({ features }) => features.agents)
    .toSorted((one, other) => countKinds(other) - countKinds(one))[0]

const countKinds = ({ features }: Brand) => CONTRACT_KINDS.filter((kind) => features[kind]).length

/** Whether a data file holds the load fixture of this size for a merchant. */
const isMade = (db: Db, { code }: Merchant, value: string): boolean =>
  rowsOf(db, meta, { key: `crowd ${code}` }).find()?.value === value

/**
 * Makes sure that a data file holds a merchant's load fixture: a team of this size below `demoleader`.
 * A new file is written beside the old one and then replaces it, so that a crash leaves no half file.
 */
export async function ensureLoadFixture(
  file: string,
  merchant: Merchant,
  {
    seed,
    games: gameCount,
    now,
    ...size
  }: LoadFixtureSize & { seed: number; games: number; now: number },
): Promise<boolean> {
  const value = `${size.agents} ${size.bets}`
  if (existsSync(file)) {
    const db = openDatabase(file)
    // A data file of another version of the code is emptied, and then has no load fixture.
    const isOther = ensureWorld(db, seed, gameCount)
    const isReady = !isOther && isMade(db, merchant, value)
    db.$client.close()
    if (isReady) return false
  }
  const draft = `${file}.draft`
  for (const path of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(path, { force: true })
  const db = openDatabase(draft)
  db.$client.pragma('journal_mode = MEMORY')
  db.$client.pragma('synchronous = OFF')
  ensureWorld(db, seed, gameCount)
  ensureMerchant(db, seed, merchant.brand)
  await ensureTeam(db, merchant, now)
  writeLoadFixture(db, merchant, size, now)
  addRow(db, meta, { key: `crowd ${merchant.code}`, value })
  db.$client.exec('ANALYZE')
  db.$client.close()
  for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true })
  renameSync(draft, file)
  return true
}

/** Writes a team of this size below `demoleader`, with months of bets, money, sums and contracts. */
export function writeLoadFixture(
  db: Db,
  merchant: Merchant,
  { agents, bets }: LoadFixtureSize,
  now: number,
): void {
  const { client, restore } = speedUp(db)
  client.transaction(() => {
    const tree = plantFixtureTree(agents)
    const evenings = Math.ceil(bets / EVENING) + BET_DAYS
    const writer = new FixtureWriter(db, merchant, tree, { now, evenings })
    writer.writePeople((depth) => lowerRates(TOP_RATES, 4 * depth))
    const zone = timeZoneOf(merchant.brand)
    const slots = new FixtureSlots(tree, { zone, from: now - CONTRACT_DAYS * DAY })
    playDays(db, merchant, { tree, writer, slots }, { bets, now })
    writer.end()
    writeFixtureContracts(db, merchant, { tree, slots, now })
  })()
  restore()
}

/** Foreign keys need no check, as the rows are generated to fit; a large cache saves most reads. */
function speedUp(db: Db) {
  const client = db.$client
  const cache = client.pragma('cache_size', { simple: true }) as number
  client.pragma('cache_size = -400000')
  client.pragma('foreign_keys = OFF')
  const restore = () => {
    client.pragma(`cache_size = ${cache}`)
    client.pragma('foreign_keys = ON')
  }
  return { client, restore }
}

function playDays(
  db: Db,
  { code, brand }: Merchant,
  { tree, writer, slots }: { tree: FixtureTree; writer: FixtureWriter; slots: FixtureSlots },
  { bets, now }: { bets: number; now: number },
): void {
  const stream = random(`crowd of ${code}`)
  const zone = timeZoneOf(brand)
  const units = (baht: number) => scaleUnits(baht, brand.currency)
  const stakes = STAKES.map(units)
  const played = listGames(db)
  const days = listDays({
    from: dayOf(now - (JOIN_DAYS + 1) * DAY, zone),
    to: dayOf(now - HOUR, zone),
  })
  const tellDay = dayTeller(zone)
  const joins = Map.groupBy(tree.parents.keys(), (index) => tellDay(joinedAt(tree, index, now)))
  const here: number[] = []
  let left = bets
  for (const [number, day] of days.entries()) {
    for (const index of joins.get(day) ?? []) {
      if (index === 0) continue
      here.push(index)
    }
    const toGo = days.length - number
    if (toGo <= BET_DAYS && here.length > 0) {
      const { start } = boundsOfDay(day, zone)
      const quota = toGo === 1 ? left : Math.round(left / toGo)
      left -= quota
      playDay(start, Math.min(start + 22 * HOUR, now - HOUR / 2), quota)
    }
  }

  function playDay(start: number, end: number, quota: number): void {
    const first = start + Math.min(6 * HOUR, (end - start) / 2)
    const evenings = Math.ceil(quota / EVENING)
    for (let evening = 0; evening < evenings; evening += 1) {
      const count = evening === evenings - 1 ? quota - evening * EVENING : EVENING
      // The third power makes some people play often, and most hardly ever.
      const index = here[Math.floor(stream.next() ** 3 * here.length)]!
      playEvening(index, Math.floor(stream.between(first, end)), count)
    }
  }

  function playEvening(index: number, start: number, count: number): void {
    const game = stream.pick(played)
    let stake = 0
    let win = 0
    for (let round = 0; round < count; round += 1) {
      const amount = stream.pick(stakes)
      const won = Math.round(amount * stream.pick(RETURNS))
      const at = start + round * 20_000
      writer.bet(index, game, { at, amount, win: won })
      slots.bet(index, { at: at + BET_TIME, stake: amount, win: won })
      stake += amount
      win += won
    }
    writer.evening(index, { at: start, stake, win, unit: units(100) })
  }
}

const listGames = (db: Db) =>
  db
    .select({ nodeId: games.nodeId, vendor: games.vendor, type: games.type })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(
      and(
        eq(games.isGame, 'GAME'),
        eq(vendors.state, 'open'),
        inArray(games.type, ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']),
      ),
    )
    .orderBy(asc(games.rank))
    .limit(60)
    .all()
