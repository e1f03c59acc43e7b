import { existsSync, renameSync, rmSync } from 'node:fs'
import type { Brand } from '#core/brand/schema.ts'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { meta } from '../../db/tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { writeFixtureContracts } from './fixture-contracts.ts'
import { noteLastActivity, writeFixturePeople } from './fixture-people.ts'
import { writeFixturePlay } from './fixture-play.ts'
import { plantFixtureTree } from './fixture-tree.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'
import { ensureTeam } from '../team/team-demo.ts'

/** Number of people in the invented team, and of their bets. */
export interface LoadFixtureSize {
  agents: number
  bets: number
}

/** Finds the brand for the load fixture: with agents, and with the most kinds of contracts. */
export const findFixtureBrand = (brands: readonly Brand[]): Brand | undefined =>
  brands
    .filter(({ features }) => features.agents)
    .toSorted((one, other) => countKinds(other) - countKinds(one))[0]

const countKinds = ({ features }: Brand) => CONTRACT_KINDS.filter((kind) => features[kind]).length

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
  const made = { key: `crowd ${merchant.code}`, value: `${size.agents} ${size.bets}` }
  if (existsSync(file)) {
    const db = openDatabase(file)
    // A data file of another version of the code is emptied, and then has no load fixture.
    const isOther = ensureWorld(db, seed, gameCount)
    const isReady = !isOther && rowsOf(db, meta, made).find() !== undefined
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
  addRow(db, meta, made)
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
  const client = db.$client
  // A large cache saves most reads. Foreign keys need no check, as the rows are generated to fit.
  const cache = client.pragma('cache_size', { simple: true }) as number
  client.pragma('cache_size = -400000')
  client.pragma('foreign_keys = OFF')
  client.transaction(() => {
    const tree = plantFixtureTree(agents, now)
    writeFixturePeople(db, merchant.code, tree)
    writeFixturePlay(db, merchant, tree, { bets, now })
    noteLastActivity(db, merchant.code)
    writeFixtureContracts(db, merchant, { tree, now })
  })()
  client.pragma(`cache_size = ${cache}`)
  client.pragma('foreign_keys = ON')
}
