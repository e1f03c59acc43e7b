import { html } from 'hono/html'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { scopeLinks } from './scopes.ts'

/** What is settled: what is due by the clock, or the period that runs, whose end the clock is set to. */
export const RUNS = ['due', 'slot', 'hour', 'D', 'W', 'H', 'M'] as const

const RUN_NAMES: Record<(typeof RUNS)[number], string> = {
  due: 'What is due now',
  slot: 'These five minutes',
  hour: 'This hour',
  D: 'This day',
  W: 'This week',
  H: 'This half of the month',
  M: 'This month',
}

export interface TeamsDesk {
  now: string
  currency: string
  wishes: readonly { id: string; kind: string; downline: string }[]
  settlements: readonly {
    kind: string
    upline: string
    downline: string
    period: string
    cause: string
    base: string
    rate: number
    amount: string
    state: string
  }[]
  bets: readonly {
    vendor: string
    transactionId: string
    username: string
    stake: string
    win: string
    settledAt: string
  }[]
}

/** The desk of teams: settlements, moves between uplines, and bets that a vendor takes back. */
export function teamsPage(
  sites: readonly Site[],
  merchant: string | undefined,
  desk: TeamsDesk | null,
  refusal: string | undefined,
) {
  return layout(
    'Teams · Sandbox gateway',
    'teams',
    html`<div class="heading">
        <h1>Teams</h1>
        <p>
          Choose a merchant to settle a period of contracts and commission, to put somebody below
          another upline, and to take a settled bet back.
        </p>
      </div>
      ${scopeLinks('/sandbox/teams', sites, merchant, () => false)}
      ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
      ${
        desk && merchant
          ? html`${periodPanel(merchant, desk)} ${wishPanel(merchant, desk)} ${movePanel(merchant)}
            ${settlementPanel(desk)} ${betPanel(merchant, desk)}`
          : html`<p class="panel quiet">No merchant is chosen.</p>`
      }`,
  )
}

const hidden = (name: string, value: string) =>
  html`<input type="hidden" name="${name}" value="${value}" />`

const periodPanel = (merchant: string, { now }: TeamsDesk) =>
  html`<section class="panel" aria-label="Settle">
    <h2>Settle</h2>
    <p>
      The merchant's clock shows <time>${now}</time>. All but the first set it to the end of the
      period, and settle.
    </p>
    <div class="row">
      ${RUNS.map(
        (period) =>
          html`<form method="post" action="/sandbox/teams/run">
            ${hidden('merchant', merchant)} ${hidden('period', period)}
            <button>${RUN_NAMES[period]}</button>
          </form>`,
      )}
    </div>
  </section>`

const wishPanel = (merchant: string, { wishes }: TeamsDesk) =>
  wishes.length === 0
    ? ''
    : html`<section class="panel" aria-label="For the house">
        <h2>For the house</h2>
        ${wishes.map(
          ({ id, kind, downline }) =>
            html`<form method="post" action="/sandbox/teams/answer" class="row">
              ${hidden('merchant', merchant)} ${hidden('contract', id)}
              <span>${downline} asks to end <code>${kind}</code></span>
              <button name="answer" value="agree">Agree</button>
              <button name="answer" value="refuse">Refuse</button>
            </form>`,
        )}
      </section>`

const movePanel = (merchant: string) =>
  html`<section class="panel" aria-label="Move">
    <h2>Move</h2>
    <p>Contracts with the old upline end, with those that rest on them.</p>
    <form method="post" action="/sandbox/teams/move" class="row">
      ${hidden('merchant', merchant)}
      <label>Member <input name="username" required /></label>
      <label>New upline <input name="upline" required /></label>
      <button>Move</button>
    </form>
  </section>`

const settlementPanel = ({ settlements, currency }: TeamsDesk) =>
  html`<section class="panel" aria-label="Settlements">
    <h2>Settlements</h2>
    ${
      settlements.length === 0
        ? html`<p class="quiet">Nothing was settled yet.</p>`
        : html`<table>
            <thead>
              <tr>
                <th>Period</th>
                <th>Kind</th>
                <th>From</th>
                <th>To</th>
                <th>Base</th>
                <th>Rate</th>
                <th>${currency}</th>
                <th>State</th>
              </tr>
            </thead>
            <tbody>
              ${settlements.map(
                (row) =>
                  html`<tr>
                    <td><code>${row.period}</code></td>
                    <td>${row.kind}${row.cause === 'adjustment' ? ' (late voids)' : ''}</td>
                    <td>${row.upline}</td>
                    <td>${row.downline}</td>
                    <td class="money">${row.base}</td>
                    <td class="money">${(row.rate / 100).toFixed(2)} %</td>
                    <td class="money">${row.amount}</td>
                    <td>${row.state}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`

const betPanel = (merchant: string, { bets }: TeamsDesk) =>
  html`<section class="panel" aria-label="Settled bets">
    <h2>Settled bets</h2>
    ${bets.map(
      ({ vendor, transactionId, username, stake, win, settledAt }) =>
        html`<form method="post" action="/sandbox/teams/void" class="row">
          ${hidden('merchant', merchant)} ${hidden('vendor', vendor)}
          ${hidden('transactionId', transactionId)}
          <span
            ><time>${settledAt}</time> ${username}
            <span class="money">${stake} → ${win}</span></span
          >
          <button class="danger" aria-label="Void ${transactionId}">Void</button>
        </form>`,
    )}
  </section>`
