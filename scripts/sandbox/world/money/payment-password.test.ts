import { expect, it } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import type { Account } from '../identity/accounts.ts'
import { hashPassword } from '../identity/passwords.ts'
import { checkPaymentPassword, PAYMENT_TRIES } from './payment-password.ts'

const RIGHT = '246810'
const player = {
  merchant: 'lotus01',
  username: 'somchai',
  paymentPasswordHash: hashPassword(RIGHT),
} as Account

const tryAtOnce = (password: string, count: number) => {
  const context = { db: openDatabase(':memory:'), merchant: {} as never, now: new Date() }
  return Promise.all(
    Array.from({ length: count }, () =>
      checkPaymentPassword(context, player, password).then(
        () => 'right',
        ({ code }: { code: string }) => code,
      ),
    ),
  )
}

it('simultaneous correct entries of the payment password do not lock it', async () => {
  expect(new Set(await tryAtOnce(RIGHT, 2 * PAYMENT_TRIES))).toEqual(new Set(['right']))
})

it('simultaneous wrong entries lock the payment password after the allowed number of tries', async () => {
  const codes = await tryAtOnce('000000', PAYMENT_TRIES + 2)
  expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(PAYMENT_TRIES)
  expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(2)
})
