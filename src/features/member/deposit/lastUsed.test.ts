import { expect, it } from 'vitest'
import { arrangeMethods } from './lastUsed.ts'
import type { Deposit, Method } from './schema.ts'

const method = (id: string, more: Partial<Method> = {}): Method => ({
  id,
  kind: 'card',
  name: id,
  min: '1',
  max: '9',
  presets: [],
  feePercent: '0',
  minutes: 0,
  maintenance: null,
  networks: [],
  ...more,
})
const deposit = (methodId: string, day: number, state: Deposit['state'] = 'succeeded') => ({
  methodId,
  state,
  createdAt: `2026-11-0${day}T05:00:00Z`,
})
const METHODS = [method('qr'), method('bank'), method('card')]
const idsOf = ({ methods }: ReturnType<typeof arrangeMethods>) => methods.map(({ id }) => id)

it('the method of the latest deposit stands first, whatever order the gateway sends', () => {
  const arranged = arrangeMethods(METHODS, [deposit('bank', 1), deposit('card', 3)])
  expect(arranged.lastUsed).toBe('card')
  expect(idsOf(arranged)).toEqual(['card', 'qr', 'bank'])
})

it.each(['failed', 'expired', 'cancelled', 'returned'] as const)(
  'a deposit in the state “%s” does not make its method the last used one',
  (state) => {
    const arranged = arrangeMethods(METHODS, [deposit('card', 3, state), deposit('bank', 1)])
    expect(arranged.lastUsed).toBe('bank')
  },
)

it('no method is marked if the last used one is gone or in maintenance', () => {
  const closed = [method('qr'), method('bank', { maintenance: { endsAt: null } })]
  for (const methods of [[method('qr')], closed]) {
    const arranged = arrangeMethods(methods, [deposit('bank', 2), deposit('qr', 1)])
    expect(arranged).toEqual({ methods, lastUsed: undefined })
  }
})
