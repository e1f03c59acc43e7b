import { html } from 'hono/html'
import type * as v from 'valibot'
import {
  type PayoutState,
  WITHDRAWAL_REASONS,
  type WithdrawalSchema,
} from '#features/member/withdraw/schema.ts'
import type { Site } from '../sites.ts'
import type { DeskAct } from '../world/money/withdrawal-desk.ts'
import { proofLinks, reasonField } from './cashier-page.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

export type DeskRow = v.InferInput<typeof WithdrawalSchema> & {
  username: string
  /** The whole number, which the player sees masked. */
  number: string
  /** How many pictures say that a part did not arrive, by the part's id. */
  pictures: Readonly<Record<string, number>>
  /** What the player wrote about a part that did not arrive, by the part's id. */
  comments: Readonly<Record<string, string>>
}

/** What can be done in a state, and how that is called. */
const ACTS: Readonly<Record<string, readonly (readonly [DeskAct, string])[]>> = {
  submitted: [
    ['review', 'Review'],
    ['approve', 'Approve'],
    ['reject', 'Reject'],
  ],
  reviewing: [
    ['approve', 'Approve'],
    ['reject', 'Reject'],
  ],
  approved: [
    ['pay', 'Pay'],
    ['reject', 'Reject'],
    ['fail', 'Payment failed'],
  ],
  paying: [
    ['pay', 'Pay'],
    ['fail', 'Payment failed'],
  ],
}
const PAYOUT_ACTS: Partial<Record<PayoutState, readonly (readonly [DeskAct, string])[]>> = {
  disputed: [
    ['uphold', 'It arrived'],
    ['repay', 'Pay back'],
    ['bounce', 'Bounced'],
  ],
  sent: [['bounce', 'Bounced']],
  received: [['bounce', 'Bounced']],
  autoReceived: [['bounce', 'Bounced']],
  upheld: [['bounce', 'Bounced']],
}

/** Acts that the player reads a reason of. */
const REFUSING: readonly DeskAct[] = ['reject', 'fail', 'bounce']

/** The cashier's desk: a merchant's withdrawals, the newest first, with what can be done. */
export function withdrawalsPage(
  sites: readonly Site[],
  merchant: string | undefined,
  rows: readonly DeskRow[] | null,
  refusal: string | undefined,
) {
  return layout(
    'Withdrawals · Sandbox gateway',
    'withdrawals',
    html`<div class="heading">
        <h1>Withdrawals</h1>
        <p>
          The cashier’s desk. Choose a merchant to approve, pay and settle what players asked for.
        </p>
      </div>
      ${merchantLinks('/sandbox/cashier/withdrawals', sites, merchant)}
      ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
      ${rows ? list(merchant as string, rows) : html`<p class="panel quiet">No merchant is chosen.</p>`}`,
  )
}

const list = (merchant: string, rows: readonly DeskRow[]) =>
  rows.length === 0
    ? html`<p class="panel quiet">Nobody has asked for a withdrawal yet.</p>`
    : rows.map((row) => card(merchant, row))

function card(merchant: string, row: DeskRow) {
  const { id, username, state, amount, fee, net, remainder, currency, account, number } = row
  return html`<section class="panel" aria-label="Withdrawal ${id}">
    <div class="row spread">
      <h2><code>${id}</code> · ${username}</h2>
      <span class="badge">${state}</span>
    </div>
    <dl>
      <dt>Amount, fee, net</dt>
      <dd class="money">${amount}, ${fee}, ${net} ${currency}</dd>
      <dt>Still to pay</dt>
      <dd class="money">${remainder}</dd>
      <dt>To</dt>
      <dd>${account.institution} <code>${number}</code> ${account.holder}</dd>
      <dt>Asked for (UTC)</dt>
      <dd>${row.createdAt.slice(0, 19).replace('T', ' ')}</dd>
    </dl>
    <div class="row">
      ${(ACTS[state ?? ''] ?? []).map(([act, label]) => form(merchant, id, act, label))}
    </div>
    ${row.payouts.map((payout) => {
      const part = payout as { id: string; amount: string; state: PayoutState; confirmBy: string }
      return html`<div class="row spread">
        <p>
          <code>${part.id}</code> <span class="money">${part.amount}</span> · ${part.state} · counts
          as received at ${part.confirmBy.slice(11, 19)} UTC
          ${proofLinks(merchant, part.id, row.pictures[part.id] ?? 0)}
          ${row.comments[part.id] ? html`<q>${row.comments[part.id]}</q>` : ''}
        </p>
        ${(PAYOUT_ACTS[part.state] ?? []).map(([act, label]) =>
          form(merchant, id, act, label, part.id),
        )}
      </div>`
    })}
  </section>`
}

const form = (merchant: string, id: string, act: DeskAct, label: string, payoutId?: string) =>
  html`<form method="post" action="/sandbox/cashier/withdrawals" class="row">
    <input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="id" value="${id}" />
    <input type="hidden" name="act" value="${act}" />
    ${payoutId ? html`<input type="hidden" name="payoutId" value="${payoutId}" />` : ''}
    ${act === 'pay' ? html`<label>Part (empty: the rest) <input name="amount" inputmode="decimal" /></label>` : ''}
    ${REFUSING.includes(act) ? reasonField(WITHDRAWAL_REASONS) : ''}
    <button class="${REFUSING.includes(act) ? 'danger' : ''}">${label}</button>
  </form>`
