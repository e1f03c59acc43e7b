import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { withSession } from './withSession.ts'

const definition = (access: CallDefinition['access']): CallDefinition => ({
  method: 'get',
  path: '/x',
  summary: '',
  access,
  reply: v.unknown(),
})
const sent = async () => 'sent'

test.each(['member', 'agent'] as const)(
  'withSession sends a call of a %s only if a session exists',
  async (access) => {
    expect(await withSession(sent, () => true)(definition(access), {}, {})).toBe('sent')
    await expect(withSession(sent, () => false)(definition(access), {}, {})).rejects.toMatchObject({
      code: 'not_logged_in',
      status: 401,
    })
  },
)

test('withSession sends a call for visitors even without a session token', async () => {
  expect(await withSession(sent, () => false)(definition('visitor'), {}, {})).toBe('sent')
})
