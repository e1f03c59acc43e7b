import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import { getAffiliate, login, register, updatePassword } from '#features/auth/api.ts'
import {
  addDownline,
  addInvitation,
  getAccountTerms,
  getOpenedAccount,
  listInvitationDays,
  listInvitations,
  pauseInvitation,
  removeInvitation,
  renewFirstPassword,
  updateInvitation,
} from '#features/agent/accounts/api.ts'
import type { Rates } from '#features/agent/schema.ts'
import { dayOf } from '#lib/periods.ts'
import { visit } from '#support/identity.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  currency: 'THB',
  registration: { fields: { captcha: { enabled: false } } },
  verification: { human: { provider: 'none' } },
})
let sandbox: TestSandbox
// All tests share one sandbox, since writing a demo team is slow; each test uses names of its own.
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.console('DELETE', '/sandbox/state'))

const PASSWORD = 'Handed-2580'
const ZONE = 'Asia/Bangkok'
const DAY_MINUTES = 24 * 60

const visitor = () => visit(sandbox, lotus)
const enterAgent = (username = 'demoagent') => enterAs(async () => sandbox.logIn(lotus, username))

interface AnyCall {
  readonly definition: CallDefinition
}

async function enterAs(readToken: () => Promise<string>) {
  const send = sandbox.transport(lotus, { token: await readToken() })
  const ask = (
    { definition }: AnyCall,
    input: object = {},
    idempotencyKey: string = randomUUID(),
    // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
  ): Promise<any> => send(definition, { ...input }, { idempotencyKey })
  return {
    ask,
    /** Makes a call that must be refused, and returns the refusal; rejects if the call succeeds. */
    refusal: async (call: AnyCall, input: object = {}): Promise<GatewayError> => {
      const reply: unknown = await ask(call, input).catch((error: unknown) => error)
      if (reply instanceof GatewayError) return reply
      throw new Error(`not refused: ${JSON.stringify(reply)}`)
    },
  }
}
const enterWith = (token: string) => enterAs(async () => token)
type Agent = Awaited<ReturnType<typeof enterAgent>>

const readTerms = async (agent: Agent): Promise<{ rates: Rates }> => agent.ask(getAccountTerms)
const lower = (rates: Rates, by: number): Rates =>
  Object.fromEntries(
    Object.entries(rates).map(([group, rate]) => [group, Math.max(0, rate - by)]),
  ) as Rates

const link = (rates: Rates, more: object = {}) => ({
  kind: 'PLAYER',
  channel: 'Line group',
  rates,
  lastDay: null,
  usesLimit: null,
  ...more,
})
const account = (username: string, rates: Rates, more: object = {}) => ({
  kind: 'PLAYER',
  username,
  password: PASSWORD,
  rates,
  ...more,
})
const newcomer = (username: string, affiliateCode: string) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
  affiliateCode,
})
const join = (username: string, code: string) => visitor().ask(register, newcomer(username, code))
const refusedJoin = (username: string, code: string) =>
  visitor().refusal(register, newcomer(username, code))

describe('an invitation link', () => {
  test('an invitation link gives new members its account kind and rates, and counts them', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const made = await agent.ask(addInvitation, link(lower(rates, 10), { kind: 'AGENT' }))
    expect(made).toMatchObject({ state: 'ACTIVE', kind: 'AGENT', results: { opens: 0 } })
    expect(await visitor().ask(getAffiliate, { affiliateCode: made.code })).toEqual({
      affiliateCode: made.code,
      kind: 'AGENT',
      inviter: 'dem***nt',
    })
    // The link counts each visitor once a day.
    await visitor().ask(getAffiliate, { affiliateCode: made.code })
    const { token, memberInfo } = await join('newagent', made.code.toLowerCase())
    expect(memberInfo.type).toBe(1)
    expect(await (await enterWith(token)).ask(getAccountTerms)).toMatchObject({
      rates: lower(rates, 10),
    })
    const { list } = await agent.ask(listInvitations)
    expect(list.find(({ id }: { id: string }) => id === made.id).results).toMatchObject({
      opens: 1,
      registrations: 1,
      firstDeposits: 0,
      validBet: '0.00',
    })
    const today = dayOf(Date.now(), ZONE)
    const period = { id: made.id, startDate: today, endDate: today }
    expect(await agent.ask(listInvitationDays, period)).toMatchObject({
      totals: { opens: 1, registrations: 1 },
      days: [{ day: today, opens: 1, registrations: 1 }],
    })
  })

  test('an invitation link accepts a chosen code that was never used before', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const made = await agent.ask(addInvitation, link(rates, { code: 'SUMMER26' }))
    expect(made.code).toBe('SUMMER26')
    const taken = { code: 'invalid_fields', data: { fields: { code: 'taken' } } }
    expect(await agent.refusal(addInvitation, link(rates, { code: 'SUMMER26' }))).toMatchObject(
      taken,
    )
    await agent.ask(removeInvitation, { id: made.id })
    expect(await agent.refusal(addInvitation, link(rates, { code: 'SUMMER26' }))).toMatchObject(
      taken,
    )
    expect(await agent.refusal(addInvitation, link(rates, { code: 'AGENT02' }))).toMatchObject(
      taken,
    )
  })

  test('an invitation link with rates above the agent’s own is refused', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const tooHigh = { ...rates, live: rates.live + 1 }
    const refused = { code: 'rate_above_own', status: 422, data: { rates } }
    expect(await agent.refusal(addInvitation, link(tooHigh))).toMatchObject(refused)
    const { id } = await agent.ask(addInvitation, link(rates))
    const { kind: _, ...change } = link(tooHigh)
    expect(await agent.refusal(updateInvitation, { id, ...change })).toMatchObject(refused)
  })

  test('changed rates of an invitation link apply only to members who register later', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id, code } = await agent.ask(addInvitation, link(rates, { kind: 'AGENT' }))
    const first = await join('earlybird', code)
    const { kind: _, ...change } = link(lower(rates, 20), { channel: 'Flyer' })
    expect(await agent.ask(updateInvitation, { id, ...change })).toMatchObject({
      channel: 'Flyer',
      rates: lower(rates, 20),
    })
    const second = await join('latebird', code)
    const ratesOf = async ({ token }: { token: string }) =>
      (await readTerms(await enterWith(token))).rates
    expect(await ratesOf(first)).toEqual(rates)
    expect(await ratesOf(second)).toEqual(lower(rates, 20))
  })

  const reasonOf = ({ code, data }: GatewayError) => [
    code,
    (data as { reason?: string } | undefined)?.reason,
  ]

  test('a paused invitation link refuses registrations until it is resumed', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id, code } = await agent.ask(addInvitation, link(rates))
    expect(await agent.ask(pauseInvitation, { id, paused: true })).toMatchObject({
      state: 'PAUSED',
    })
    const refused = ['invitation_code_error', 'PAUSED']
    expect(reasonOf(await refusedJoin('tooearly', code))).toEqual(refused)
    expect(reasonOf(await visitor().refusal(getAffiliate, { affiliateCode: code }))).toEqual(
      refused,
    )
    await agent.ask(pauseInvitation, { id, paused: false })
    await expect(join('tooearly', code)).resolves.toMatchObject({ outcome: 'loggedIn' })
  })

  test('an invitation link refuses registrations after its last day in the merchant’s zone', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const lastDay = dayOf(Date.now() + DAY_MINUTES * 60_000, ZONE)
    const { code } = await agent.ask(addInvitation, link(rates, { lastDay }))
    await expect(join('intime', code)).resolves.toMatchObject({ outcome: 'loggedIn' })
    await sandbox.setState({ clockOffset: 2 * DAY_MINUTES * 60_000 })
    expect(reasonOf(await refusedJoin('overdue', code))).toEqual([
      'invitation_code_error',
      'EXPIRED',
    ])
  })

  test('a deleted invitation link refuses registrations like an unknown code', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id, code } = await agent.ask(addInvitation, link(rates))
    await agent.ask(removeInvitation, { id })
    expect(reasonOf(await refusedJoin('nobody', code))).toEqual([
      'invitation_code_error',
      undefined,
    ])
    expect(reasonOf(await refusedJoin('nobody', 'NEVER99'))).toEqual([
      'invitation_code_error',
      undefined,
    ])
    expect(await agent.refusal(pauseInvitation, { id, paused: false })).toMatchObject({
      code: 'invitation_not_found',
    })
  })

  test('an invitation link limited to five accepts five of 20 simultaneous registrations', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id, code } = await agent.ask(addInvitation, link(rates, { usesLimit: 5 }))
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        join(`crowd${index}`, code).then(
          () => 'taken in',
          (error: GatewayError) => error.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'taken in')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'invitation_code_error')).toHaveLength(15)
    const { list } = await agent.ask(listInvitations)
    expect(list.find((each: { id: string }) => each.id === id)).toMatchObject({
      state: 'USED_UP',
      results: { registrations: 5 },
    })
  })

  test('another agent can neither see nor change an invitation link', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id } = await agent.ask(addInvitation, link(rates))
    const today = dayOf(Date.now(), ZONE)
    for (const name of ['demoleader', 'demooffice']) {
      const other = await enterAgent(name)
      const refused = { code: 'invitation_not_found' }
      expect((await other.ask(listInvitations)).list).toEqual([])
      expect(await other.refusal(removeInvitation, { id })).toMatchObject(refused)
      expect(await other.refusal(pauseInvitation, { id, paused: true })).toMatchObject(refused)
      const period = { id, startDate: today, endDate: today }
      expect(await other.refusal(listInvitationDays, period)).toMatchObject(refused)
    }
  })

  test('an agent’s code adds a new member, who has no commission rates, to the team', async () => {
    const { memberInfo, token } = await join('oldway', 'agent01')
    expect(memberInfo.type).toBe(0)
    await expect((await enterWith(token)).ask(getMemberInfo)).resolves.toMatchObject({
      account: 'oldway',
    })
  })
})

describe('an account that an agent opens', () => {
  test('an account that an agent opens exists once per idempotency key and must change password', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const key = randomUUID()
    const wanted = account(' NewHand ', rates, { kind: 'AGENT', nickname: 'Hand' })
    const first = await agent.ask(addDownline, wanted, key)
    expect(first).toMatchObject({ account: 'newhand', nickname: 'Hand', rates, taken: false })
    expect(await agent.ask(addDownline, wanted, key)).toEqual(first)
    expect(await agent.ask(addDownline, account('plainhand', rates))).toMatchObject({
      nickname: null,
    })
    expect(await agent.ask(getOpenedAccount, { intentKey: key })).toEqual(first)
    const entered = await visitor().ask(login, {
      type: 'username',
      portal: 'agent',
      username: 'newhand',
      password: PASSWORD,
    })
    expect(entered).toMatchObject({ passwordChange: 'firstLogin', memberInfo: { type: 1 } })
    const other = { newPassword: 'Chosen-2580', confirmNewPassword: 'Chosen-2580' }
    await (await enterWith(entered.token)).ask(updatePassword, other)
    expect(await agent.ask(getOpenedAccount, { id: first.id })).toMatchObject({ taken: true })
    expect(
      await agent.refusal(renewFirstPassword, { id: first.id, password: PASSWORD }),
    ).toMatchObject({ code: 'account_taken' })
  })

  test('the agent can reset an opened account’s password until the owner changes it', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id } = await agent.ask(addDownline, account('lostnote', rates))
    await agent.ask(renewFirstPassword, { id, password: 'Second-2580' })
    const credentials = { type: 'username', portal: 'member', username: 'lostnote' }
    expect(await visitor().refusal(login, { ...credentials, password: PASSWORD })).toMatchObject({
      code: 'wrong_credentials',
    })
    await expect(
      visitor().ask(login, { ...credentials, password: 'Second-2580' }),
    ).resolves.toMatchObject({ passwordChange: 'firstLogin' })
  })

  test('an agent cannot open an account with excessive rates, a taken name or weak password', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    expect(
      await agent.refusal(addDownline, account('greedy', { ...rates, slots: rates.slots + 1 })),
    ).toMatchObject({ code: 'rate_above_own', data: { rates } })
    expect(await agent.refusal(addDownline, account('DemoVip', rates))).toMatchObject({
      code: 'invalid_fields',
      data: { fields: { username: 'taken' } },
    })
    const weak = { ...account('x', rates), password: ' pad ' }
    expect(await agent.refusal(addDownline, weak)).toMatchObject({
      code: 'invalid_fields',
      data: { fields: { password: 'pattern' } },
    })
  })

  test('only the agent who opened an account can read its receipt', async () => {
    const agent = await enterAgent()
    const { rates } = await readTerms(agent)
    const { id } = await agent.ask(addDownline, account('private', rates))
    const leader = await enterAgent('demoleader')
    const refused = { code: 'account_not_opened', status: 404 }
    expect(await leader.refusal(getOpenedAccount, { id })).toMatchObject(refused)
    expect(await leader.refusal(renewFirstPassword, { id, password: PASSWORD })).toMatchObject(
      refused,
    )
  })
})
