import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getDownlineContract,
  getOwnContract,
  listDownlineContracts,
  processDividend,
} from '#features/agent/contracts/api.ts'
import { getDownline } from '#features/agent/team/api.ts'
import { dividend, findDownlineId } from '#support/contract-inputs.ts'
import { lastDays } from '#support/periods.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { features: { dividend: true } })
const KIND = { kind: 'dividend' }
let sandbox: TestSandbox
let leader: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  leader = await enter(sandbox, lotus, 'demoleader')
  // The first call of an agent waits until the sandbox has written the demo team.
  await leader.ask({ definition: { ...getOwnContract.definition, timeout: 120_000 } }, KIND)
  const move = {
    merchant: lotus.merchant,
    username: 'demooffice',
    upline: 'demoleader',
    when: 'now',
  }
  await sandbox.console('POST', '/sandbox/teams/move', move)
}, 120_000)
afterAll(() => sandbox.close())

test.each([
  ['demooffice', false],
  ['demoagent', true],
])(
  'the list of downlines tells whether a direct downline has a wallet: %s %s',
  async (account, hasWallet) => {
    const downlineId = await findDownlineId(leader, account)
    const { member } = await leader.ask(getDownline, { id: downlineId, ...lastDays(7) })
    expect(member).toMatchObject({ account, isAgent: true, hasWallet })
    expect(await leader.ask(getDownlineContract, { ...KIND, downlineId })).toMatchObject({
      hasWallet,
    })
    const { list } = await leader.ask(listDownlineContracts, { ...KIND, pageSize: 100 })
    expect(list).toContainEqual(
      expect.objectContaining({ hasWallet, member: expect.objectContaining({ account }) }),
    )
  },
)

test('a contract offer to an agent without a wallet is refused', async () => {
  const downlineId = await findDownlineId(leader, 'demooffice')
  const offer = { action: 'offer', downlineId, terms: dividend(300) }
  await expect(leader.ask(processDividend, offer)).rejects.toMatchObject({
    code: 'downline_without_wallet',
  })
})
