import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUnreadCount } from '#core/session/member/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import {
  addQuestion,
  addQuestionReply,
  claimMessageReward,
  closeQuestion,
  deleteMessages,
  getMessage,
  getQuestion,
  listMessages,
  listQuestions,
  readQuestion,
} from '#features/member/messages/api.ts'
import { addDeposit, getDeposit } from '#features/member/deposit/api.ts'
import { addWithdrawal, getWithdrawal } from '#features/member/withdraw/api.ts'
import { sendMessage } from '#support/message-inputs.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'
import { askNoFactor, MEMBER_WITHDRAWAL, openDesk } from '#support/withdrawals.ts'

const lotus = makeBrand('lotus')
const username = 'demomember'
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  player = await enter(sandbox, lotus, username)
})

const unread = async (): Promise<number> => (await player.ask(getUnreadCount)).count
const list = async (filter = 'ALL') =>
  (await player.ask(listMessages, { filter, pageSize: 50, language: 'EN' })).list
const send = (more: object = {}) => sendMessage({ sandbox, brand: lotus }, { username, ...more })
const answer = (order: object) =>
  sandbox.console('POST', '/sandbox/messages/answer', { merchant: lotus.merchant, ...order })
const MONEY = { minimumFractionDigits: 2 }
const QUESTION = { topic: 'WITHDRAWAL', text: 'Where is my money?', pictures: [] }

describe('the inbox of a player', () => {
  test('the inbox gets one message about the outcome of each deposit and withdrawal', async () => {
    const before = await unread()
    const { id } = await player.ask(addDeposit, { methodId: 'promptpay', amount: '500' })
    const pay = { merchant: lotus.merchant, id, act: 'pay', transRef: 'T1' }
    await sandbox.console('POST', '/sandbox/cashier/act', pay)
    await sandbox.console('POST', '/sandbox/cashier/act', pay)
    await askNoFactor({ sandbox, brand: lotus })
    const withdrawal = await player.ask(addWithdrawal, MEMBER_WITHDRAWAL)
    await openDesk(sandbox, lotus).act(withdrawal.id, 'reject')
    const subjects = (await list()).map(({ subject }: { subject: string }) => subject)
    expect(subjects.slice(0, 2).toSorted()).toEqual([
      expect.stringMatching(/^Your deposit of .500\.00 has arrived$/),
      expect.stringMatching(/^Your withdrawal of .1,000\.00 was not approved$/),
    ])
    expect(await unread()).toBe(before + 2)
  })

  test.each(['demomember', 'demoagent'])(
    'each inbox message about a money movement of %s links to its receipt',
    async (name) => {
      player = await enter(sandbox, lotus, name)
      const page = { filter: 'ALL', pageSize: 50, language: 'EN' }
      const told = new Set<string>()
      for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
        const { list: messages, nextCursor } = await player.ask(listMessages, {
          ...page,
          ...(cursor && { cursor }),
        })
        cursor = nextCursor
        for (const { id, topic, subject } of messages) {
          if (topic !== 'MONEY') continue
          const { content } = await player.ask(getMessage, { id, language: 'EN' })
          const [, place, receipt] = /\/member#(depositv2|withdraw)\/([\w-]+)/.exec(content) ?? []
          if (!receipt) continue
          const call = place === 'withdraw' ? getWithdrawal : getDeposit
          const { amount, state } = await player.ask(call, { id: receipt })
          expect(subject).toContain(Number(amount).toLocaleString('en', MONEY))
          told.add(`${place} ${state}`)
        }
      }
      expect([...told]).toEqual(
        expect.arrayContaining(['depositv2 succeeded', 'withdraw received']),
      )
    },
  )

  test('an inbox message pays its reward once, however often it is claimed', async () => {
    const id = await send({ reward: 'cash', amount: '250' })
    const { balance } = await player.ask(getBalance)
    const claims = await Promise.allSettled(
      Array.from({ length: 12 }, () => player.ask(claimMessageReward, { id, language: 'EN' })),
    )
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = claims.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['reward_claimed']))
    const after = await player.ask(getBalance)
    expect(Number(after.balance) - Number(balance)).toBe(250)
  })

  test('a deleted inbox message keeps its unclaimed reward claimable', async () => {
    const id = await send({ reward: 'points', amount: '40' })
    await player.ask(deleteMessages, { ids: [id] })
    const message = await player.ask(claimMessageReward, { id, language: 'EN' })
    expect(message.reward).toMatchObject({ kind: 'points', amount: '40', state: 'CLAIMED' })
  })

  test('the inbox gets no promotion messages if promotions are off', async () => {
    const tellsOfPrizes = async () =>
      (await list()).some(({ subject }: { subject: string }) => /in prizes/.test(subject))
    expect(await tellsOfPrizes()).toBe(true)
    await sandbox.setState({ merchant: lotus.merchant, rules: { flags: { promotions: false } } })
    expect(await tellsOfPrizes()).toBe(false)
  })

  test('the inbox of new and trial players begins with a welcome message', async () => {
    player = await enter(sandbox, lotus, 'demonew')
    expect(await unread()).toBe(1)
    player = await enter(sandbox, lotus, 'demotrial')
    expect((await list()).map(({ subject }: { subject: string }) => subject)).toEqual([
      expect.stringMatching(/^Welcome to /),
    ])
  })
})

describe('a question to customer service', () => {
  test('an answer to a customer question counts as unread until the player opens it', async () => {
    const { id } = await player.ask(addQuestion, QUESTION)
    const before = await unread()
    await answer({ id, act: 'answer', text: 'On its way.' })
    expect(await unread()).toBe(before + 1)
    expect(await player.ask(getQuestion, { id })).toMatchObject({ state: 'ANSWERED', unread: 1 })
    await player.ask(readQuestion, { id })
    expect(await unread()).toBe(before)
    await player.ask(addQuestionReply, { id, text: 'It is here now.', pictures: [] })
    expect(await player.ask(getQuestion, { id })).toMatchObject({ state: 'OPEN' })
    await player.ask(closeQuestion, { id })
    await expect(
      player.ask(addQuestionReply, { id, text: 'One more.', pictures: [] }),
    ).rejects.toMatchObject({ code: 'question_closed' })
  })

  test('a player cannot find another player’s question or message', async () => {
    const { id } = await player.ask(addQuestion, QUESTION)
    const message = await send()
    const other = await enter(sandbox, lotus, 'demovip')
    await expect(other.ask(getQuestion, { id })).rejects.toMatchObject({ status: 404 })
    await expect(other.ask(getMessage, { id: message, language: 'EN' })).rejects.toMatchObject({
      code: 'message_not_found',
    })
  })

  test('trial players, and players with ten open questions, cannot ask customer service', async () => {
    for (let open = 0; open < 10; open += 1) await player.ask(addQuestion, QUESTION)
    await expect(player.ask(addQuestion, QUESTION)).rejects.toMatchObject({
      code: 'too_many_questions',
    })
    const trial = await enter(sandbox, lotus, 'demotrial')
    await expect(trial.ask(addQuestion, QUESTION)).rejects.toMatchObject({
      code: 'in_need_true_account',
    })
    expect((await trial.ask(listQuestions)).list).toEqual([])
  })
})
