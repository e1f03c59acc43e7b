import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyAsAffiliate } from '#features/affiliate/api.ts'
import { getMessage, listMessages } from '#features/member/messages/api.ts'
import { addFeedback, getFeedbackRules } from '#features/help/api.ts'
import { visit } from '#support/identity.ts'
import { enter } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { verification: { human: { provider: 'none' } } })
const twice = makeBrand('twice', { verification: { human: { provider: 'none' } } })
const reed = makeBrand('reed', { verification: { human: { provider: 'none' } } })
const kite = makeBrand('kite')
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, twice, reed, kite])
})
afterAll(() => sandbox.close())

const read = async (merchant: string) =>
  (await sandbox.console('GET', `/sandbox/letters/list?merchant=${merchant}`)).json

const TEXT = 'The lobby is quick. Well done!'
const APPLICATION = {
  name: 'Mai Tran',
  channel: 'email',
  contact: 'mai@site.example',
  country: 'VN',
  traffic: 'social',
  plan: 'share',
}

describe('feedback', () => {
  test('feedback from players is accepted only within its length limits', async () => {
    const visitor = visit(sandbox, lotus)
    const { minLength, maxLength } = await visitor.ask(getFeedbackRules)
    for (const length of [minLength - 1, maxLength + 1]) {
      const feedback = { questionType: 'game', content: 'a'.repeat(length) }
      expect(await visitor.refusal(addFeedback, feedback)).toMatchObject({
        code: 'feedback_length',
        status: 422,
      })
    }
    await visitor.ask(addFeedback, { questionType: 'game', content: TEXT, contact: 'me@x.example' })
    const { feedback } = await read(lotus.merchant)
    expect(feedback).toMatchObject([{ content: TEXT, contact: 'me@x.example', username: null }])
  })

  test('feedback from a player is answered once, in the inbox', async () => {
    const player = await enter(sandbox, reed)
    await player.ask(addFeedback, { questionType: 'game', content: TEXT })
    const [{ id }] = (await read(reed.merchant)).feedback
    const answer = () =>
      sandbox.console('POST', '/sandbox/letters/answer', {
        merchant: reed.merchant,
        id,
        text: 'Thank <b>you</b>.',
      })
    expect([(await answer()).status, (await answer()).status]).toEqual([200, 409])
    const page = { language: 'EN', filter: 'UNREAD', pageSize: 20 }
    const { list } = await player.ask(listMessages, page)
    const told = list.filter(({ excerpt }: { excerpt: string }) => excerpt.includes(TEXT))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ subject: 'An answer to your feedback', read: false })
    const { content } = await player.ask(getMessage, { id: told[0].id, language: 'EN' })
    expect(content).toBe(`<blockquote>${TEXT}</blockquote><p>Thank byou/b.</p>`)
    expect((await read(reed.merchant)).feedback[0].answer).toBe('Thank <b>you</b>.')
  })

  test('feedback from a visitor needs the human check, but a player’s does not', async () => {
    const visitor = visit(sandbox, kite)
    const feedback = { questionType: 'other', content: TEXT }
    expect(await visitor.ask(getFeedbackRules)).toMatchObject({ human: true })
    expect(await visitor.refusal(addFeedback, feedback)).toMatchObject({
      code: 'human_check_failed',
    })
    await visitor.ask(addFeedback, { ...feedback, human: await visitor.proveHuman() })
    const player = await enter(sandbox, kite)
    expect(await player.ask(getFeedbackRules)).toMatchObject({ human: false })
    await player.ask(addFeedback, feedback)
    expect((await read(kite.merchant)).feedback).toHaveLength(2)
  })

  test('feedback that a player sends twice with one idempotency key arrives once', async () => {
    const visitor = visit(sandbox, twice)
    const feedback = { questionType: 'other', content: TEXT }
    const first = await visitor.ask(addFeedback, feedback, 'one-key-for-this')
    expect(await visitor.ask(addFeedback, feedback, 'one-key-for-this')).toEqual(first)
    expect((await read(twice.merchant)).feedback).toHaveLength(1)
  })
})

describe('an application of an affiliate', () => {
  test('an affiliate application arrives once per contact, however often it is sent', async () => {
    const visitor = visit(sandbox, lotus)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => visitor.ask(applyAsAffiliate, APPLICATION)),
    )
    const [arrived, ...others] = tries.filter(({ status }) => status === 'fulfilled')
    expect(others).toEqual([])
    const { reference } = (arrived as PromiseFulfilledResult<{ reference: string }>).value
    expect((await read(lotus.merchant)).applications).toMatchObject([{ ...APPLICATION, reference }])
    const again = { ...APPLICATION, contact: 'Mai@Site.example' }
    expect(await visitor.refusal(applyAsAffiliate, again)).toMatchObject({
      code: 'application_exists',
      status: 409,
    })
  })

  test('an affiliate application gets one reference number per idempotency key after a human check', async () => {
    const visitor = visit(sandbox, kite)
    expect(await visitor.refusal(applyAsAffiliate, APPLICATION)).toMatchObject({
      code: 'human_check_failed',
    })
    const proven = { ...APPLICATION, human: await visitor.proveHuman() }
    const first = await visitor.ask(applyAsAffiliate, proven, 'one-key-for-this')
    expect(await visitor.ask(applyAsAffiliate, proven, 'one-key-for-this')).toEqual(first)
  })
})
