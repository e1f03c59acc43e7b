import { afterEach, describe, expect, test, vi } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { localStore } from '#lib/storage.ts'
import { endOperation, keepOperation, listOperations } from './openOperations.ts'
import { exclusively, sendOnce } from './sendOnce.ts'

const PLACE = { account: 'me', kind: 'upline' }
const TRANSFER = { payeeId: 'a', amount: '500' }

afterEach(() => {
  localStore.clear()
  vi.useRealTimers()
})

/**
 * Sends the operation once; returns the key that was sent, and the gateway's answer or refusal
 * code.
 */
async function attempt(answer: 'done' | GatewayError, entered: object = TRANSFER) {
  let key: string | undefined
  const outcome = await sendOnce(PLACE, {
    entered,
    prepare: () => entered,
    settled: ['payee_gone'],
    call: async (_body, { idempotencyKey }) => {
      key = idempotencyKey
      if (answer !== 'done') throw answer
      return answer
    },
  }).catch((error: GatewayError) => error.code)
  return { key, outcome }
}

const LOST = new GatewayError('network')
const WRONG = new GatewayError('payment_password_wrong', { status: 403 })

describe('an operation that happens once', () => {
  test('an operation repeated after a lost reply keeps its idempotency key until the gateway answers', async () => {
    const lost = await attempt(LOST)
    const again = await attempt('done')
    expect(again.key).toBe(lost.key)
    expect(listOperations(PLACE)).toEqual([])
    expect((await attempt('done')).key).not.toBe(lost.key)
  })

  test('an operation’s idempotency key is dropped when the gateway refuses the first try', async () => {
    expect((await attempt(WRONG)).outcome).toBe('payment_password_wrong')
    expect(listOperations(PLACE)).toEqual([])
  })

  test('an operation keeps its idempotency key when a wrong password follows a lost reply', async () => {
    const lost = await attempt(LOST)
    const wrong = await attempt(WRONG)
    const right = await attempt('done')
    expect([wrong.key, right.key]).toEqual([lost.key, lost.key])
  })

  test.each([
    ['payee_gone', 'a refusal that the form declares final'],
    ['idempotency_conflict', 'the key was used before with another body'],
  ])('after a lost reply, the refusal %s ends the operation: %s', async (code) => {
    await attempt(LOST)
    await attempt(new GatewayError(code, { status: 409 }))
    expect(listOperations(PLACE)).toEqual([])
  })

  test('an operation with other values gets its own idempotency key beside an unanswered operation', async () => {
    const lost = await attempt(LOST)
    const other = await attempt(LOST, { ...TRANSFER, amount: '501' })
    expect(other.key).not.toBe(lost.key)
    expect(listOperations(PLACE).map(({ key }) => key)).toEqual([lost.key, other.key])
  })

  test('an operation of one account is not visible to another account', async () => {
    await attempt(LOST)
    expect(listOperations({ ...PLACE, account: 'you' })).toEqual([])
  })

  test('an operation keeps its idempotency key when the device’s clock jumps months ahead', async () => {
    const lost = await attempt(LOST)
    vi.useFakeTimers({ now: Date.now() + 90 * 24 * 60 * 60_000, toFake: ['Date'] })
    expect((await attempt('done')).key).toBe(lost.key)
  })

  test('twenty simultaneous presses send one operation', async () => {
    let sent = 0
    const press = () =>
      sendOnce(PLACE, {
        entered: TRANSFER,
        prepare: () => TRANSFER,
        call: async () => (sent += 1),
      })
    const answers = await Promise.all(Array.from({ length: 20 }, press))
    expect([sent, new Set(answers)]).toEqual([1, new Set([1])])
  })

  test('an operation sent in two tabs uses one idempotency key in both', async () => {
    const { key: other } = await attempt(LOST)
    const [operation] = listOperations(PLACE)
    let answerOtherTab = () => {}
    const otherTab = exclusively(
      PLACE,
      () => new Promise<void>((resolve) => (answerOtherTab = resolve)),
    )
    const pressed = attempt('done')
    await vi.waitFor(async () =>
      expect((await navigator.locks.query()).pending ?? []).toHaveLength(1),
    )
    endOperation(PLACE, operation!.key)
    answerOtherTab()
    await otherTab
    expect((await pressed).key).toBe(other)
  })

  test('the body of an operation is prepared once and reused for all tries', async () => {
    let proofs = 0
    const bodies: unknown[] = []
    const send = (answer: 'done' | GatewayError) =>
      sendOnce(PLACE, {
        entered: TRANSFER,
        secrets: 'secret',
        prepare: () => ({ proof: (proofs += 1) }),
        call: async (body) => {
          bodies.push(body)
          if (answer !== 'done') throw answer
        },
      }).catch(() => undefined)
    await send(LOST)
    await send('done')
    expect(bodies).toEqual([{ proof: 1 }, { proof: 1 }])
    await send('done')
    expect(bodies.at(-1)).toEqual({ proof: 2 })
  })

  test.each([true, false])(
    'an operation stored in the browser contains no secret; it contains its values: %s',
    async (keepsEntered) => {
      await sendOnce(PLACE, {
        entered: TRANSFER,
        keepsEntered,
        secrets: '258025',
        prepare: () => TRANSFER,
        call: () => Promise.reject(LOST),
      }).catch(() => undefined)
      const stored = JSON.stringify(listOperations(PLACE))
      expect(stored).not.toContain('258025')
      expect(stored.includes('500')).toBe(keepsEntered)
    },
  )

  test.each(['', 'null', '{}', '[1]', '[{"key":1}]', '[{"key'])(
    'a malformed operation stored in the browser is ignored: %s',
    (spoilt) => {
      keepOperation(PLACE, { key: 'a', entered: '', isSent: true })
      localStore.set('operations:v1:upline:me', spoilt)
      expect(listOperations(PLACE)).toEqual([])
    },
  )
})
