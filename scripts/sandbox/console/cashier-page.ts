import { html, raw } from 'hono/html'
import { DEPOSIT_REASONS } from '#features/member/deposit/schema.ts'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

interface Row {
  id: string
  merchant: string
  username: string
  methodName: string
  state: string
  cause: string | null
  amount: string
  received: string
  credited: string
  confirmations: string
  network: string | null
  slipRef: string | null
  proofs: number
  updatedAt: number
}

/** Links to the pictures that prove a deposit or a dispute. */
export const proofLinks = (merchant: string, of: string, count: number) =>
  Array.from({ length: count }, (_, picture) => {
    const query = new URLSearchParams({ merchant, of, picture: String(picture) })
    return html`<a href="/sandbox/proofs?${raw(String(query))}">picture ${picture + 1}</a> `
  })

/** Asks why something is refused; the player reads it. */
export const reasonField = (reasons: readonly string[]) =>
  html`<select name="reason" aria-label="Reason">
    ${reasons.map((reason) => html`<option>${reason}</option>`)}
  </select>`

/** The cashier's desk: what is to be decided, and what banks and chains do meanwhile. */
export function cashierPage(
  sites: readonly Site[],
  merchant: string | undefined,
  rows: readonly Row[] | null,
  refusal: string | undefined,
) {
  return layout(
    'Cashier · Sandbox gateway',
    'cashier',
    html`<div class="heading">
        <h1>Cashier</h1>
        <p>
          Deposits, newest first. “Money comes in” plays the bank: another amount is under- or
          overpaid, after its time it is late, once more it is a duplicate. Vouchers are any code
          such as <code>LUCKY-100-AB12</code>.
        </p>
      </div>
      ${merchantLinks('/sandbox/cashier', sites, merchant)}
      ${refusal ? html`<p class="panel" role="alert">${refusal}</p>` : ''}
      ${rows ? list(rows) : html`<p class="panel quiet">No merchant is chosen.</p>`}`,
  )
}

function list(rows: readonly Row[]) {
  if (rows.length === 0) return html`<p class="panel quiet">There are no deposits yet.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Deposits">
    <table>
      <thead>
        <tr>
          ${['Deposit', 'Player', 'By', 'State', 'Amount', 'Received', 'What happens'].map(
            (head) => html`<th scope="col">${head}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td><code>${row.id}</code></td>
              <td>${row.username}</td>
              <td>
                ${row.methodName}${row.network ? ` · ${row.network} ${row.confirmations}` : ''}
              </td>
              <td>
                ${row.state}${row.cause ? ` (${row.cause})` : ''}${
                  row.proofs > 0
                    ? html` · ${proofLinks(row.merchant, row.id, row.proofs)} ${row.slipRef ?? ''}`
                    : ''
                }
              </td>
              <td><span class="money">${row.amount}</span></td>
              <td><span class="money">${row.received}</span></td>
              <td>${actions(row)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function actions({ merchant, id, state, network }: Row) {
  const button = (act: string, label: string) =>
    html`<button name="act" value="${act}">${label}</button>`
  return html`<form method="post" action="/sandbox/cashier" class="row">
    <input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="id" value="${id}" />
    <input name="amount" placeholder="all" aria-label="Another amount" size="8" />
    <input name="transRef" placeholder="new" aria-label="Reference of the transfer" size="8" />
    ${button('pay', 'Money comes in')}
    ${state === 'proofSubmitted' ? button('approve', 'Approve') : ''}
    ${
      ['awaitingPayment', 'proofSubmitted'].includes(state)
        ? html`${reasonField(DEPOSIT_REASONS)} ${button('reject', 'Reject')}`
        : ''
    }
    ${state === 'detected' && network ? button('confirm', 'One more block') : ''}
    ${state === 'unresolved' ? html`${button('credit', 'Credit')} ${button('return', 'Return')}` : ''}
  </form>`
}
