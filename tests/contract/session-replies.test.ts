import { describe, expect, test, vi } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { isPageHeld } from '#core/platform/holdPage.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'

const { calls } = await collectDeclarations()

/** A fake gateway that answers when the test wants, with a session that the test can replace. */
function open(definition: CallDefinition) {
  let answer!: (response: Response) => void
  const response = new Promise<Response>((resolve) => (answer = resolve))
  const heard = { onRefusal: vi.fn(), onSchemaMismatch: vi.fn(), onLines: vi.fn() }
  let token: string | null = 'token-of-the-first'
  const send = createGatewayTransport({
    baseUrl: 'https://gateway.example',
    merchant: 'M1',
    language: () => 'EN',
    token: () => token,
    // The encryption keys arrive at once, so that only the call itself waits.
    fetch: async () => response,
    onRefusal: heard.onRefusal,
    onSchemaMismatch: heard.onSchemaMismatch,
  })
  const { encrypted: _encrypted, encryptedHeaders: _headers, ...plain } = definition
  const outcome = send(plain, {}, { idempotencyKey: 'a-key-of-one-intent', onLines: heard.onLines })
  return { outcome, answer, heard, logIn: (next: string | null) => (token = next) }
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })

const own = calls.filter(({ definition }) => !definition.anonymous)

describe.each([
  ['another player', 'token-of-the-second'],
  ['nobody', null],
])('a reply that comes when %s is logged in by then', (_who, next) => {
  test.each(own.map(({ name, definition }) => [name, definition] as const))(
    'a reply to %s that arrives after its session has ended reaches no listener',
    async (_name, definition) => {
      for (const late of [json({ balance: '64125.04' }), json({ code: 'busy' }, 401)]) {
        const { outcome, answer, heard, logIn } = open(definition)
        logIn(next)
        answer(late)
        // Each of the two replies needs a new client.
        // oxlint-disable-next-line no-await-in-loop
        await expect(outcome).rejects.toMatchObject({ name: 'GatewayError', code: 'aborted' })
        for (const listener of Object.values(heard)) expect(listener).not.toHaveBeenCalled()
      }
    },
  )
})

test('a reply is accepted if the session of its call is still active', async () => {
  const call = own.find(({ name }) => name === 'getBalance')!
  const { outcome, answer } = open(call.definition)
  answer(json({ balance: '10.00', currency: 'THB' }))
  await expect(outcome).resolves.toMatchObject({ balance: '10.00' })
})

test('a call that changes data counts as under way until its answer arrives', async () => {
  const call = own.find(({ name }) => name === 'transferWallet')!
  const { outcome, answer } = open(call.definition)
  expect(isPageHeld()).toBe(true)
  answer(json({ code: 'no' }, 409))
  await outcome.catch(() => undefined)
  expect(isPageHeld()).toBe(false)
})
