import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrand } from '#support/sites.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'
import { showDetails, showMember } from './team.ts'
import { ensureTeam } from './team-demo.ts'
import { readDownlines } from './team-overview.ts'
import { searchTeam } from './team-search.ts'

const brand = makeBrand('lotus')
const top = { merchant: brand.merchant, username: 'demoleader' }
let db: Db

beforeAll(async () => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 400)
  ensureMerchant(db, 1, brand)
  const merchant = openMerchant(brand, new SandboxState().of(brand.merchant))
  await ensureTeam(db, merchant, Date.parse('2026-11-20T08:00:00Z'))
})
afterAll(() => void db.$client.close())

const search = (text: string, agent = top) =>
  searchTeam(db, agent, text, 50).map(({ username, level }) => `${username} ${level}`)

const idOf = (username: string) =>
  db.$client.prepare('SELECT id FROM accounts WHERE username = ?').pluck().get(username) as string

test('the team search finds direct downlines by the beginning of their name or nickname', () => {
  expect(search('kitti')).toEqual(['kittisak88 1'])
  expect(search('DEMOAGENT')).toEqual(['demoagent 1'])
  expect(search('anong')).toEqual(['demoagent 1'])
  expect(search('%')).toEqual([])
  expect(search('_emoagent')).toEqual([])
})

test('the team search finds lower members by full name, visible name part, or id', () => {
  expect(search('thanakorn88')).toEqual(['thanakorn88 2'])
  expect(search('weerachai88')).toEqual(['weerachai88 4'])
  expect(search('we•••88')).toEqual(['weerachai88 4'])
  expect(search('we')).toEqual(['weerachai88 4'])
  expect(search(idOf('weerachai88').slice(0, 8))).toEqual(['weerachai88 4'])
})

test('the team search does not let an agent guess masked names letter by letter', () => {
  expect(search('weer')).toEqual([])
  expect(search('weerachai8')).toEqual([])
})

test('the team search finds nobody outside of the team', () => {
  const agent = { merchant: brand.merchant, username: 'kittisak88' }
  for (const other of ['demoleader', 'kittisak88', 'thanakorn88', 'demovip', 'rattana88']) {
    expect(search(other, agent)).toEqual([])
    expect(search(idOf(other), agent)).toEqual([])
  }
  expect(search('demoagent', { ...agent, merchant: 'another' })).toEqual([])
})

test('the team search shows name and details of direct downlines only', () => {
  const names = ['kittisak88', 'weerachai88']
  const [own, deep] = readDownlines(db, top, names)
  expect(showMember(own!)).toMatchObject({ account: 'kittisak88', level: 1, isAgent: true })
  expect(showDetails(db, own!, 'THB')).toMatchObject({ nickname: 'Kittisak' })
  expect(showMember(deep!)).toMatchObject({ account: 'we•••88', level: 4 })
  expect(showDetails(db, deep!, 'THB')).toBeNull()
})
