import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { dividend: true, dailySalary: true, hourlySalary: true, realtimeSalary: true },
})
const { merchant } = lotus
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())

const page = (path: string) => sandbox.ask({ host: 'localhost', path })
const post = (path: string, body: object) =>
  sandbox.ask({
    host: 'localhost',
    path: `/sandbox/teams/${path}`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant, ...body }),
  })
const list = async () => (await page(`/sandbox/teams/list?merchant=${merchant}`)).json

test('the console’s team page settles a contract period by moving the clock', async () => {
  await post('run', { period: 'due' })
  const before = await list()
  const { status, json } = await post('run', { period: 'D' })
  expect(status).toBe(200)
  expect(Date.parse(json.now)).toBeGreaterThan(Date.parse(before.now))
  const after = await list()
  expect(after.settlements[0].period).not.toBe(before.settlements[0].period)
  const again = await post('run', { period: 'due' })
  expect(again.json.paid).toEqual([])
  expect((await page(`/sandbox/teams?merchant=${merchant}`)).text).toContain('<h2>bets</h2>')
})

test('the console’s team page can void a settled bet once', async () => {
  const { bets } = await list()
  const [{ vendor, transactionId }] = bets
  expect((await post('void', { vendor, transactionId })).status).toBe(200)
  expect((await post('void', { vendor, transactionId })).status).toBe(409)
  expect((await post('void', { vendor, transactionId: 'made-up' })).status).toBe(404)
  const left = (await list()).bets as { transactionId: string }[]
  expect(left.map((bet) => bet.transactionId)).not.toContain(transactionId)
})

test('the console’s team page can move a member to another upline', async () => {
  expect((await post('move', { username: 'somsak88', upline: 'demomember' })).json).toMatchObject({
    code: 'upline_not_agent',
  })
  expect((await post('move', { username: 'somsak88', upline: 'demoleader' })).status).toBe(200)
  expect((await post('move', { username: 'demoleader', upline: 'somsak88' })).status).toBe(409)
  expect((await post('move', { username: 'nobody', upline: 'demoleader' })).status).toBe(404)
  const now = { username: 'somsak88', upline: 'demoagent', when: 'now' }
  expect((await post('move', now)).status).toBe(200)
})
