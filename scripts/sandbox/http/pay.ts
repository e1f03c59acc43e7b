import { Hono } from 'hono'
import { html } from 'hono/html'
import {
  advance,
  atNow,
  type DepositRow,
  type Desk,
  fail,
  receive,
} from '../world/money/deposit-machine.ts'
import { findByToken } from '../world/money/deposits.ts'
import { writeUnits } from '../world/money/money.ts'
import type { AnswerParts } from './answer.ts'

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
  app.get('/checkout/:token', (c) => {
    const found = open(c.req.param('token'))
    if (!found) return c.text('There is no such payment.', 404)
    return c.html(checkoutPage(found.row, writeUnits(found.row.amount, found.desk.currency), found))
  })
  app.post('/checkout/:token', async (c) => {
    const found = open(c.req.param('token'))
    if (!found) return c.text('There is no such payment.', 404)
    const { act } = await c.req.parseBody()
    const moved = db.transaction(() => carryOut(found.desk, found.row, String(act)))
    const { merchant, username } = moved
    if (moved.state === 'succeeded') {
      sockets.tellCashierNews(merchant, username, 'depositSucceeded')
    }
    if (moved.state === 'failed') sockets.tellCashierNews(merchant, username, 'depositFailed')
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

function checkoutPage(row: DepositRow, amount: string, { desk }: { desk: Desk }) {
  const button = (act: string, label: string) =>
    html`<button name="act" value="${act}">${label}</button>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${row.methodName} · Checkout</title>
        <style>
          body {
            font: 1rem/1.5 system-ui;
            margin: 0 auto;
            max-width: 24rem;
            padding: 3rem 1.25rem;
          }
          strong {
            display: block;
            font-size: 2rem;
          }
          form {
            display: grid;
            gap: 0.75rem;
            margin-block: 2rem;
          }
          button {
            font: inherit;
            min-height: 3rem;
          }
        </style>
      </head>
      <body>
        <h1>${row.methodName}</h1>
        <p>A provider’s page, played by the sandbox. <strong>${amount} ${desk.currency}</strong></p>
        <form method="post">
          ${button('pay', 'Pay')} ${button('fail', 'Let the payment fail')}
          ${button('cancel', 'Cancel')}
        </form>
        <p><a href="${row.returnUrl}">Go back without paying</a></p>
      </body>
    </html>`
}
