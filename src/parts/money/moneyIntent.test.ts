import { afterEach, describe, expect, test, vi } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { localStore } from '#lib/storage.ts'
import { beginIntent, findOpenIntent, sendIntent } from './moneyIntent.ts'

const TRANSFER = { payeeId: 'a', amount: '500' }

afterEach(() => {
  localStore.clear([])
  vi.useRealTimers()
})

const begin = (entered: object = TRANSFER) => beginIntent('upline', 'me', entered)
const isOpen = () => findOpenIntent('upline', 'me') !== null

/** One attempt; what it answers, or the code of the refusal. */
async function attempt(answer: 'done' | GatewayError, entered?: object) {
  let key = ''
  const outcome = await sendIntent('upline', 'me', await begin(entered), async (given) => {
    key = given
    if (answer !== 'done') throw answer
    return answer
  }).catch((error: GatewayError) => error.code)
  return { key, outcome }
}

const LOST = new GatewayError('network')
const WRONG = new GatewayError('payment_password_wrong', { status: 403 })

describe('an intent of moving money', () => {
  test('keeps its key after a lost reply, and gets a new one after its answer', async () => {
    const lost = await attempt(LOST)
    const again = await attempt('done')
    expect(again.key).toBe(lost.key)
    expect(isOpen()).toBe(false)
    expect((await attempt('done')).key).not.toBe(lost.key)
  })

  test('ends with a refusal of its first attempt', async () => {
    expect((await attempt(WRONG)).outcome).toBe('payment_password_wrong')
    expect(isOpen()).toBe(false)
  })

  test('keeps its key if a lost reply is followed by a wrong password, also after a reload', async () => {
    const lost = await attempt(LOST)
    const wrong = await attempt(WRONG)
    const right = await attempt('done')
    expect([wrong.key, right.key]).toEqual([lost.key, lost.key])
  })

  test('keeps its key if another tab begins the same', async () => {
    const [one, other] = await Promise.all([begin(), begin()])
    expect(one.idempotencyKey).toBe(other.idempotencyKey)
  })

  test('gets a new key if an entered value changes', async () => {
    const lost = await attempt(LOST)
    expect((await attempt('done', { ...TRANSFER, amount: '501' })).key).not.toBe(lost.key)
  })

  test('of one account is not found by another', async () => {
    await attempt(LOST)
    expect(findOpenIntent('upline', 'you')).toBeNull()
  })

  test('is forgotten a day later', async () => {
    await attempt(LOST)
    vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] })
    expect(isOpen()).toBe(false)
  })
})
