import { expect, test } from 'vitest'
import { getBalance } from '#core/wallet/api.ts'
import { getDownline, searchTeam } from '#features/agent/team/api.ts'
import { getWithdrawTerms } from '#features/member/withdraw/api.ts'
import {
  getTransferReceipt,
  getTransferTerms,
  transferToMember,
} from '#parts/money/transfers/api.ts'
import { cancelBonus } from '#parts/money/turnover/api.ts'
import { DEMO_PAYMENT_PASSWORD } from '#scripts/sandbox/world/identity/accounts.ts'
import { PAYMENT_TRIES } from '#scripts/sandbox/world/money/payment-password.ts'
import { lotus, useMembers } from '#support/members.ts'

const house = useMembers(lotus, false)
const DAYS = { startDate: '2026-01-01', endDate: '2026-12-31' }

type Agent = Awaited<ReturnType<typeof house.enter>>

const idOf = async (agent: Agent, text: string): Promise<string> =>
  (await agent.ask(searchTeam, { ...DAYS, text, pageSize: 5 })).list[0].id
const input = (payeeId: string, amount: string, paymentPassword = DEMO_PAYMENT_PASSWORD) => ({
  direction: 'DOWNLINE',
  payeeId,
  amount,
  paymentPassword,
})
const balanceOf = async (username: string) =>
  Number((await (await house.enter(username)).ask(getBalance)).balance)

test('a transfer to a direct downline with one idempotency key is made once', async () => {
  const agent = await house.enter('demoagent')
  const payeeId = await idOf(agent, 'demomember')
  const before = { agent: await balanceOf('demoagent'), member: await balanceOf('demomember') }
  const key = crypto.randomUUID()
  const [first, again] = [
    await agent.ask(transferToMember, input(payeeId, '700.5'), key),
    await agent.ask(transferToMember, input(payeeId, '700.5'), key),
  ]
  expect(again).toEqual(first)
  expect(first).toMatchObject({
    direction: 'DOWNLINE',
    amount: '700.50',
    payee: { id: payeeId, account: 'demomember' },
  })
  expect(await balanceOf('demoagent')).toBe(before.agent - 700.5)
  expect(await balanceOf('demomember')).toBe(before.member + 700.5)
  const { balance: _balance, ...receipt } = first
  expect(await agent.ask(getTransferReceipt, { id: first.id })).toEqual(receipt)
  const member = await house.enter('demomember')
  expect((await member.refusal(getTransferReceipt, { id: first.id })).code).toBe(
    'transfer_not_found',
  )
})

test('an agent can pay only direct downlines, not strangers, uplines or other downlines', async () => {
  const leader = await house.enter('demoleader')
  const agent = await house.enter('demoagent')
  const deep = await idOf(agent, 'demomember')
  const own = await idOf(leader, 'demoagent')
  const sibling = await idOf(leader, 'kittisak88')
  const before = await balanceOf('demoagent')
  for (const [who, payeeId] of [
    [leader, deep],
    [agent, own],
    [agent, sibling],
    [agent, 'nobody'],
  ] as const) {
    expect((await who.refusal(transferToMember, input(payeeId, '500'))).code).toBe(
      'payee_not_found',
    )
  }
  expect(await balanceOf('demoagent')).toBe(before)
  const terms = await leader.ask(getTransferTerms, { direction: 'DOWNLINE', payeeId: deep })
  expect(terms.payee).toBeNull()
  const hidden = await agent.refusal(getTransferTerms, { direction: 'DOWNLINE', payeeId: sibling })
  expect(hidden.code).toBe('member_not_found')
})

test('agents without a wallet and players cannot pay downlines', async () => {
  const office = await house.enter('demooffice')
  const terms = { direction: 'DOWNLINE', payeeId: 'x' }
  expect((await office.refusal(getTransferTerms, terms)).status).toBe(403)
  expect((await office.refusal(transferToMember, input('x', '500'))).status).toBe(403)
  const player = await house.enter('demomember')
  expect((await player.refusal(getTransferTerms, terms)).code).toBe('member_not_found')
})

/** Gives up the bonuses that an agent still has to bet, which keep money in the account. */
async function giveBonusesUp(agent: Agent): Promise<void> {
  const { turnovers } = await agent.ask(getWithdrawTerms, {})
  for (const { id } of turnovers) await agent.ask(cancelBonus, { id })
}

test('an agent with an open bonus pays a downline only after giving it up', async () => {
  await house.sandbox().console('DELETE', '/sandbox/players')
  const leader = await house.enter('demoleader')
  const below = await idOf(leader, 'demoagent')
  const readTerms = () => leader.ask(getTransferTerms, { direction: 'DOWNLINE', payeeId: below })
  expect((await readTerms()).turnover).not.toBeNull()
  expect((await leader.refusal(transferToMember, input(below, '500'))).code).toBe(
    'withdrawal_blocked',
  )
  await giveBonusesUp(leader)
  expect((await readTerms()).turnover).toBeNull()
  expect(await leader.ask(transferToMember, input(below, '500'))).toMatchObject({
    amount: '500.00',
  })
  await house.sandbox().console('DELETE', '/sandbox/players')
})

test('transfers to uplines and to downlines have separate limits per transfer and day', async () => {
  const agent = await house.enter('demoagent')
  const payeeId = await idOf(agent, 'demomember')
  for (const amount of ['99.99', '50000.01']) {
    const refused = await agent.refusal(transferToMember, input(payeeId, amount))
    expect(refused.code).toBe('amount_out_of_bounds')
  }
  const leader = await house.enter('demoleader')
  const below = await idOf(leader, 'demoagent')
  await giveBonusesUp(leader)
  await leader.ask(transferToMember, input(below, '50000'))
  await leader.ask(transferToMember, input(below, '49000'))
  const refused = await leader.refusal(transferToMember, input(below, '1000.01'))
  expect([refused.code, refused.data]).toEqual(['daily_limit_reached', { left: '1000.00' }])
  const up = await agent.ask(getTransferTerms, { direction: 'UPLINE' })
  expect(up.dailyLeft).toBe(up.dailyLimit)
})

test('wrong payment passwords lock transfers to uplines and downlines, and move no money', async () => {
  await house.sandbox().console('DELETE', '/sandbox/players')
  const agent = await house.enter('demoagent')
  const payeeId = await idOf(agent, 'demomember')
  const before = await balanceOf('demoagent')
  for (let left = PAYMENT_TRIES - 1; left >= 0; left -= 1) {
    const refused = await agent.refusal(transferToMember, input(payeeId, '500', '000000'))
    expect([refused.code, refused.data]).toEqual([
      'payment_password_wrong',
      { triesLeft: left, ...(left === 0 && { retryAfterSeconds: 30 * 60 }) },
    ])
  }
  const { payee } = await agent.ask(getTransferTerms, { direction: 'UPLINE' })
  for (const body of [input(payeeId, '500'), { ...input(payee.id, '500'), direction: 'UPLINE' }]) {
    expect((await agent.refusal(transferToMember, body)).code).toBe('payment_password_locked')
  }
  expect(await balanceOf('demoagent')).toBe(before)
  const { member } = await agent.ask(getDownline, { ...DAYS, id: payeeId })
  expect(member.canPay).toBe(true)
})
