import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transferWallet } from '#core/wallet/api.ts'
import { launchGame } from '#parts/play/api.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
let sandbox: TestSandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  token = await sandbox.logIn(lotus, 'demomember')
})
afterAll(() => sandbox.close())

const page = (path: string) => sandbox.ask({ host: 'localhost', path })
const setVendor = (vendor: string, state: string, minutes?: number) =>
  sandbox.console('POST', '/sandbox/vendors/set', {
    merchant: lotus.merchant,
    vendor,
    state,
    ...(minutes && { minutes }),
  })

const launch = (vassalage: string) =>
  sandbox.transport(lotus, { token })(
    launchGame.definition as never,
    {
      vassalage,
      trial: false,
      device: 'desktop',
      backUrl: `http://lotus.localhost:${sandbox.port}/game-return.html`,
      language: 'EN',
    },
    {},
  )

test('a tester can put a vendor in maintenance for an hour, and end that', async () => {
  expect((await setVendor('CPL', 'maintenance', 60)).status).toBe(200)
  const refusal = await launch('CPL').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'game_in_maintenance' })
  const { endsAt } = (refusal as { data: { endsAt: string } }).data
  expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(59 * 60_000)
  expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(60 * 60_000)
  await setVendor('NLN', 'failing')
  await expect(launch('CPL')).rejects.toMatchObject({ data: { endsAt } })
  await expect(launch('NLN')).rejects.toMatchObject({ code: 'launch_failed' })
  expect((await page(`/sandbox/vendors?merchant=${lotus.merchant}`)).text).toContain(endsAt)
  await setVendor('CPL', 'asAtFirst')
  await expect(launch('CPL')).resolves.toBeDefined()
})

test('the console refuses an invalid vendor state', async () => {
  expect((await setVendor('CPL', 'on-fire')).status).toBe(400)
})

test('the console lists every money movement between accounts of the ledger', async () => {
  await sandbox.setState({ rules: { separateWallets: true } })
  await sandbox.transport(lotus, { token })(
    transferWallet.definition as never,
    { vassalage: 'CPL', direction: 'IN', amount: '80.5' },
    { idempotencyKey: randomUUID() },
  )
  const { json } = await page(`/sandbox/money/list?merchant=${lotus.merchant}`)
  expect(json.sum).toBe('0.00')
  expect(json.transfers[0]).toMatchObject({
    reason: 'walletIn',
    reference: expect.stringMatching(/^CPL /),
    entries: [
      { account: 'main:demomember', amount: '-80.50', balanceAfter: '25400.00' },
      { account: 'vendorWallet:CPL:demomember', amount: '80.50', balanceAfter: '80.50' },
    ],
  })
  expect(json.accounts).toContainEqual({
    account: 'main:demomember',
    kind: 'main',
    balance: '25400.00',
  })
  expect((await page(`/sandbox/money?merchant=${lotus.merchant}`)).text).toContain('25400.00')
  expect((await page('/sandbox/money')).status).toBe(200)
  expect((await page('/sandbox/money/list?merchant=nobody')).status).toBe(404)
})
