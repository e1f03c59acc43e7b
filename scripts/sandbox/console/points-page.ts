import { html } from 'hono/html'
import type * as v from 'valibot'
import { addressLines, type ExchangeSchema, type RedeemStatus } from '#features/points/schema.ts'
import type { Site } from '../sites.ts'
import type { PointAct } from '../world/promotions/redemption-desk.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

export type PointsRow = v.InferInput<typeof ExchangeSchema> & { username: string }

export interface StockRow {
  id: string
  name: string
  left: number
}

/** What can be done in a state, and how that is called. */
const ACTS: Partial<Record<RedeemStatus, readonly (readonly [PointAct, string])[]>> = {
  applying: [
    ['review', 'Review'],
    ['approve', 'Approve'],
    ['reject', 'Reject'],
  ],
  inProcess: [
    ['approve', 'Approve'],
    ['reject', 'Reject'],
  ],
  approved: [
    ['prepare', 'Pack'],
    ['ship', 'Send'],
    ['complete', 'Complete with code'],
    ['reject', 'Reject'],
  ],
  processing: [
    ['ship', 'Send'],
    ['complete', 'Complete with code'],
    ['reject', 'Reject'],
  ],
  passed: [['complete', 'Delivered']],
}

/** What is written with an act. */
const NOTES: Partial<Record<PointAct, string>> = {
  ship: 'Tracking number',
  reject: 'Why',
}

/** The desk of the points mall: redemptions, the newest first, and the stock. */
export function pointsPage(
  sites: readonly Site[],
  merchant: string | undefined,
  desk: { rows: readonly PointsRow[]; stock: readonly StockRow[] } | null,
  refusal: string | undefined,
) {
  return layout(
    'Points · Sandbox gateway',
    'points',
    html`<div class="heading">
        <h1>Points</h1>
        <p>
          The desk of the points mall. Choose a merchant to approve, send, complete and reject what
          players redeemed, and to set how many pieces are left.
        </p>
      </div>
      ${merchantLinks('/sandbox/points', sites, merchant)}
      ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
      ${
        desk
          ? html`${list(merchant as string, desk.rows)}
            ${stockPanel(merchant as string, desk.stock)}`
          : html`<p class="panel quiet">No merchant is chosen.</p>`
      }`,
  )
}

const list = (merchant: string, rows: readonly PointsRow[]) =>
  rows.length === 0
    ? html`<p class="panel quiet">Nobody has redeemed anything yet.</p>`
    : rows.map((row) => card(merchant, row))

function card(merchant: string, row: PointsRow) {
  const { transNo, username, productName, quantity, status, pointsRequired, amountRequired } = row
  const { currency, receivingAddress, tracking, code, remark } = row
  const notes = [tracking, code, remark].filter(Boolean)
  return html`<section class="panel" aria-label="Redemption ${transNo}">
    <div class="row spread">
      <h2><code>${transNo}</code> · ${username}</h2>
      <span class="badge">${status}</span>
    </div>
    <dl>
      <dt>What</dt>
      <dd>${productName} × ${quantity}</dd>
      <dt>Points, money</dt>
      <dd class="money">${pointsRequired}, ${amountRequired} ${currency}</dd>
      ${
        receivingAddress
          ? html`<dt>To</dt>
              <dd>${addressLines(receivingAddress as Parameters<typeof addressLines>[0])}</dd>`
          : ''
      }
      ${
        notes.length > 0
          ? html`<dt>Notes</dt>
              <dd>${notes.join(' · ')}</dd>`
          : ''
      }
    </dl>
    <div class="row">
      ${(ACTS[status as RedeemStatus] ?? []).map(([act, label]) => form(merchant, row, act, label))}
    </div>
  </section>`
}

function form(merchant: string, { transNo, status }: PointsRow, act: PointAct, label: string) {
  const note = act === 'complete' && status !== 'passed' ? 'Code' : NOTES[act]
  return html`<form method="post" action="/sandbox/points" class="row">
    <input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="id" value="${transNo}" />
    <input type="hidden" name="act" value="${act}" />
    ${note ? html`<label>${note} <input name="note" maxlength="300" /></label>` : ''}
    <button class="${act === 'reject' ? 'danger' : ''}">${label}</button>
  </form>`
}

const stockPanel = (merchant: string, stock: readonly StockRow[]) =>
  html`<section class="panel" aria-label="Give points">
      <h2>Give points</h2>
      <form method="post" action="/sandbox/points/gift" class="row">
        <input type="hidden" name="merchant" value="${merchant}" />
        <label>Player <input name="username" required /></label>
        <label>Points <input name="points" type="number" min="1" required /></label>
        <button>Give</button>
      </form>
    </section>
    <section class="panel" aria-label="Stock">
      <h2>Stock</h2>
      <form method="post" action="/sandbox/points/stock" class="row">
        <input type="hidden" name="merchant" value="${merchant}" />
        <label
          >Goods
          <select name="goodId">
            ${stock.map(({ id, name, left }) => html`<option value="${id}">${name} (${left})</option>`)}
          </select></label
        >
        <label>Left <input name="left" type="number" min="0" required /></label>
        <button>Set</button>
      </form>
    </section>`
