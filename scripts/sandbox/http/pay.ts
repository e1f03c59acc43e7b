import { Hono } from 'hono'
import type { Desk } from '../world/money/deposit-bonuses.ts'
import { advance, atNow, type DepositRow, fail, receive } from '../world/money/deposit-machine.ts'
import { findByToken } from '../world/money/deposits.ts'
import { writeUnits } from '../world/money/money.ts'
import type { AnswerParts } from './answer.ts'
import { fillPage } from './page-file.ts'

const CHECKOUT = new URL('checkout.html', import.meta.url)

type PayParts = Pick<AnswerParts, 'db' | 'sites' | 'state' | 'sockets'>

/**
 * Creates the payment pages of e-wallet and card providers, where a player pays and then returns to
 * the site.
 */
export function createPayPages({ db, sites, state, sockets }: PayParts): Hono {
  const app = new Hono()

  const open = (token: string): { row: DepositRow; desk: Desk } | null => {
    const row = findByToken(db, token)
    const site = row && sites.findByMerchant(row.merchant)
    if (!row || !site) return null
    const now = state.now(row.merchant).getTime()
    return { row, desk: { db, currency: site.brand.currency, now } }
  }

  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
  })
  app.get('/checkout/:token', async (c) => {
    const found = open(c.req.param('token'))
    if (!found) return c.text('There is no such payment.', 404)
    const { methodName, amount, returnUrl } = found.row
    const { currency } = found.desk
    return c.html(
      await fillPage(CHECKOUT, {
        method: methodName,
        amount: `${writeUnits(amount, currency)} ${currency}`,
        back: returnUrl,
      }),
    )
  })
  app.post('/checkout/:token', async (c) => {
    const found = open(c.req.param('token'))
    if (!found) return c.text('There is no such payment.', 404)
    const { act } = await c.req.parseBody()
    const moved = db.transaction(() => carryOut(found.desk, found.row, String(act)))
    const { merchant, username, state: stands } = moved
    if (stands === 'succeeded') sockets.tellCashierNews(merchant, username, 'depositSucceeded')
    if (stands === 'failed') sockets.tellCashierNews(merchant, username, 'depositFailed')
    sockets.tellBalance(merchant, username)
    sockets.tellMessage(merchant, username)
    return c.redirect(found.row.returnUrl, 303)
  })
  return app
}

/** A report of a provider that is repeated or too late changes nothing. */
function carryOut(desk: Desk, found: DepositRow, act: string): DepositRow {
  const row = atNow(desk, found)
  if (act === 'pay') return receive(desk, row, { transRef: `pay ${row.token}`, units: row.amount })
  if (row.state !== 'awaitingPayment') return row
  if (act === 'fail') return fail(desk, row, 'declined')
  return act === 'cancel' ? advance(desk, row, 'cancelled') : row
}
