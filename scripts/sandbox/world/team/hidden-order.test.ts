import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CallError } from '../../http/call-error.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { brand } from '#support/wallet.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { maskPayee } from '../identity/accounts.ts'
import { listChildren } from './member-rows.ts'
import { searchMembers } from './member-search.ts'
import { and, eq } from '../../db/drizzle.ts'
import { accounts } from '../../db/tables.ts'
import { memberShower } from './report-members.ts'
import { listPlayerProfit, pageOfProfit, sortProfit } from './team-profit.ts'
import { searchTeam } from './team-search.ts'
import { wholeTeam } from './team-scope.ts'

/*
 * Names of accounts below a downline are masked, and an agent can have accounts opened under chosen
 * names. If rows were sorted by real names, the agent could find a masked name by bisection.
 */

const NOW = Date.UTC(2026, 10, 22, 5)
const DAYS = { from: '2026-11-01', to: '2026-11-30' }
/** Usernames that all have the same masked form. */
const HIDDEN = [...'fbahcedg'].map((letter) => `a.b.${letter}zz`)

let bench: TeamBench
beforeAll(() => {
  bench = openTeams()
  for (const name of ['a', 'a.b', 'a.c', 'other', ...HIDDEN]) bench.add(name)
})
afterAll(() => bench.db.$client.close())

const accountOf = (username: string) =>
  bench.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, brand.merchant), eq(accounts.username, username)))
    .get()!
const idOf = (username: string) => accountOf(username).id
const byId = () => HIDDEN.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))

function search(query: object, agent = 'a') {
  const merchant = openMerchant(brand, new SandboxState().of(brand.merchant))
  const context = { db: bench.db, merchant, now: new Date(NOW) }
  return searchMembers(context, accountOf(agent), { pageSize: 50, ...query } as never)
}

describe('members whose names are hidden are in the order of their ids', () => {
  test('the team list sorts direct downlines by name, then members with hidden names by id', () => {
    expect(search({}).usernames).toEqual(['a.b', 'a.c', ...byId()])
  })

  test('the team search sorts members with hidden names by id', () => {
    expect(search({ text: 'a.•••zz' }).usernames).toEqual(byId())
    const cut = searchTeam(bench.db, { merchant: brand.merchant, username: 'a' }, 'a.•••zz', 3)
    expect(cut.map(({ username }) => username)).toEqual(byId().slice(0, 3))
  })

  test('the pages of a team list sort members with hidden names by id', () => {
    for (const text of [undefined, 'a.']) {
      const found: string[] = []
      for (let cursor: string | undefined; ;) {
        const given = { ...(text && { text }), ...(cursor && { cursor }), pageSize: 3 }
        const { usernames, hasMore } = search(given)
        found.push(...usernames)
        if (!hasMore) break
        cursor = idOf(usernames.at(-1)!)
      }
      expect(found).toEqual(['a.b', 'a.c', ...byId()])
    }
  })

  test.each(['joined', 'size', 'turnover', 'name'] as const)(
    'a team list sorted by %s sorts members with hidden names by id',
    (sort) => {
      const parent = { merchant: brand.merchant, username: 'a.b' }
      const order = { sort, descending: false, size: 50, offset: 0, hidesNames: true }
      expect(listChildren(bench.db, parent, DAYS, order)).toEqual(byId())
    },
  )

  test('the profit report sorts members with hidden names by id', () => {
    for (const name of HIDDEN) bench.bet(name, { stake: 100, win: 0, at: NOW })
    const lines = listPlayerProfit(bench.db, wholeTeam(bench.db, brand.merchant, 'a'), DAYS)
    const order = { by: 'net', descending: false } as const
    expect(sortProfit(lines, order).map(({ username }) => username)).toEqual(byId())
    const [, second, third] = byId() as [string, string, string]
    const page = pageOfProfit(lines, order, { value: -100, id: idOf(second) }, 1)
    expect(page.map(({ username }) => username)).toEqual([third])
  })
})

test('a team report shows no member who has left the team', () => {
  const merchant = openMerchant(brand, new SandboxState().of(brand.merchant))
  const show = memberShower({ db: bench.db, merchant, player: accountOf('a') } as never)
  expect(show('a')).toMatchObject({ level: 0, account: 'a' })
  expect(() => show('other')).toThrow(CallError)
})

test('a masked username shows at most the first letter if the name is short', () => {
  expect(maskPayee({ id: '1', username: 'mali', nickname: '' }).account).toBe('m•••')
  expect(maskPayee({ id: '1', username: 'malee', nickname: '' }).account).toBe('ma•••ee')
})

test('a team list refuses a page cursor that names a member of another team', () => {
  for (const query of [{}, { level: 1 }, { text: 'a.' }]) {
    for (const id of [idOf('other'), idOf('a'), 'nobody']) {
      expect(() => search({ ...query, cursor: id })).toThrow(CallError)
    }
  }
})
