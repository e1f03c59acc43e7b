import { html } from 'hono/html'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

export interface ApplicationRow {
  /** What names it at this desk. */
  username: string
  campaign: string
  round: string
  state: string
  comment: string
  reason: string | null
  tries: number
  /** ISO 8601. */
  at: string
  /** Addresses of its pictures. */
  pictures: readonly string[]
  /** What it may be granted at most. */
  most: string
}

export interface BudgetRow {
  id: string
  round: string
  grants: number
  mostGrants: number | null
  spent: string
  budget: string | null
}

interface Desk {
  applications: readonly ApplicationRow[]
  budgets: readonly BudgetRow[]
}

/** The promotions desk: a merchant's applications, the newest first, and what its campaigns have given. */
export function promotionsPage(
  sites: readonly Site[],
  merchant: string | undefined,
  desk: Desk | null,
  refusal: string | undefined,
) {
  return layout(
    'Promotions · Sandbox gateway',
    'promotions',
    html`<div class="heading">
        <h1>Promotions</h1>
        <p>Choose a merchant to decide about applications and to see what campaigns have given.</p>
      </div>
      ${merchantLinks('/sandbox/promotions', sites, merchant)}
      ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
      ${desk ? content(merchant as string, desk) : html`<p class="panel quiet">No merchant is chosen.</p>`}`,
  )
}

const content = (merchant: string, { applications, budgets }: Desk) =>
  html`${applications.length === 0 ? html`<p class="panel quiet">Nobody has applied yet.</p>` : ''}
    ${applications.map((row) => card(merchant, row))}
    <section class="panel" aria-label="Budgets">
      <h2>Budgets of this round</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Campaign</th>
            <th scope="col">Round</th>
            <th scope="col">Given</th>
            <th scope="col">Spent</th>
          </tr>
        </thead>
        <tbody>
          ${budgets.map(
            ({ id, round, grants, mostGrants, spent, budget }) =>
              html`<tr>
                <td><code>${id}</code></td>
                <td>${round}</td>
                <td class="money">${grants}${mostGrants === null ? '' : ` of ${mostGrants}`}</td>
                <td class="money">${spent}${budget === null ? '' : ` of ${budget}`}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`

const card = (merchant: string, row: ApplicationRow) =>
  html`<section class="panel" aria-label="Application of ${row.username}">
    <div class="row spread">
      <h2><code>${row.campaign}</code> · ${row.username}</h2>
      <span class="badge">${row.state}</span>
    </div>
    <dl>
      <dt>Comment</dt>
      <dd>${row.comment === '' ? '–' : row.comment}</dd>
      <dt>Sent (UTC)</dt>
      <dd>${row.at.slice(0, 19).replace('T', ' ')}, try ${row.tries}</dd>
      ${
        row.reason === null
          ? ''
          : html`<dt>Refused because</dt>
              <dd>${row.reason}</dd>`
      }
    </dl>
    ${
      row.pictures.length > 0
        ? html`<div class="row">
            ${row.pictures.map((src) => html`<a href="${src}"><img src="${src}" alt="Picture of the application" height="120" /></a>`)}
          </div>`
        : ''
    }
    ${row.state === 'applied' ? decisions(merchant, row) : ''}
  </section>`

const decisions = (merchant: string, row: ApplicationRow) =>
  html`<div class="row">
    <form method="post" action="/sandbox/promotions" class="row">
      ${named(merchant, row)}
      <label>Amount <input name="amount" inputmode="decimal" value="${row.most}" required /></label>
      <button>Approve</button>
    </form>
    <form method="post" action="/sandbox/promotions" class="row">
      ${named(merchant, row)}
      <label>Reason <input name="reason" maxlength="300" required /></label>
      <button class="danger">Reject</button>
    </form>
  </div>`

const named = (merchant: string, { username, campaign, round }: ApplicationRow) =>
  html`<input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="username" value="${username}" />
    <input type="hidden" name="campaign" value="${campaign}" />
    <input type="hidden" name="round" value="${round}" />`
