import { html } from 'hono/html'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { merchantLinks } from './scopes.ts'

export interface LedgerReport {
  /** Sum of all entries; 0 if the ledger is sound. */
  sum: string
  accounts: readonly { account: string; kind: string; balance: string }[]
  /** The last ones, newest first. */
  transfers: readonly {
    id: number
    reason: string
    reference: string
    at: string
    entries: readonly { account: string; amount: string; balanceAfter: string }[]
  }[]
}

/** A merchant's ledger: purses, and what moved last. */
export function moneyPage(
  sites: readonly Site[],
  merchant: string | undefined,
  report: LedgerReport | null,
) {
  return layout(
    'Money · Sandbox gateway',
    'money',
    html`<div class="heading">
        <h1>Money</h1>
        <p>Every movement leaves one purse and enters another. Choose a merchant to see them.</p>
      </div>
      ${merchantLinks('/sandbox/money', sites, merchant)}
      ${report ? ledger(report) : html`<p class="panel quiet">No merchant is chosen.</p>`}`,
  )
}

function ledger({ sum, accounts, transfers }: LedgerReport) {
  return html`<div class="panel">
      <p>All entries come to <strong>${sum}</strong>.</p>
    </div>
    <section>
      <h2>Purses</h2>
      ${table(
        'Purses',
        ['Purse', 'Balance'],
        accounts.map(({ account, balance }) => [html`<code>${account}</code>`, money(balance)]),
      )}
    </section>
    <section>
      <h2>Last movements</h2>
      ${table(
        'Movements',
        ['At (UTC)', 'Why', 'Reference', 'Purse', 'Amount', 'Then'],
        transfers.flatMap(({ reason, reference, at, entries }) =>
          entries.map(({ account, amount, balanceAfter }, index): Cell[] => [
            index === 0 ? at.slice(5, 19).replace('T', ' ') : '',
            index === 0 ? reason : '',
            index === 0 ? html`<code>${reference}</code>` : '',
            html`<code>${account}</code>`,
            money(amount),
            money(balanceAfter),
          ]),
        ),
      )}
    </section>`
}

/** Heads of columns that hold amounts. */
const AMOUNTS = ['Balance', 'Amount', 'Then']

const money = (amount: string) => html`<span class="money">${amount}</span>`

type Cell = string | ReturnType<typeof html>

function table(label: string, heads: readonly string[], rows: readonly Cell[][]) {
  if (rows.length === 0) return html`<p class="panel quiet">None yet.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${AMOUNTS.includes(head) ? money(head) : head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
