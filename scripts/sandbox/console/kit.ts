import { html } from 'hono/html'
import type { Site } from '../site-registry.ts'

/* Building blocks of all pages of the console. */

type Html = ReturnType<typeof html>
export type Cell = string | number | Html

const PAGES = [
  ['/', 'Sites'],
  ['/sandbox/', 'Console'],
  ['/sandbox/sms', 'SMS and mail'],
  ['/sandbox/messages', 'Messages'],
  ['/sandbox/players', 'Players'],
  ['/sandbox/vendors', 'Vendors'],
  ['/sandbox/money', 'Money'],
  ['/sandbox/cashier', 'Cashier'],
  ['/sandbox/cashier/withdrawals', 'Withdrawals'],
  ['/sandbox/raffles', 'Raffles'],
  ['/sandbox/points', 'Points'],
  ['/sandbox/promotions', 'Promotions'],
  ['/sandbox/letters', 'Letters'],
  ['/sandbox/teams', 'Teams'],
  ['/sandbox/telemetry', 'What happened'],
] as const

/**
 * Draws a page of the console with its title in the navigation, and `about` as its introduction.
 */
export function layout(title: (typeof PAGES)[number][1], about: Cell, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} · Sandbox gateway</title>
        <link rel="icon" href="/sandbox/icon.svg" />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header class="bar">
          <a class="product" href="/"
            ><span class="emblem" aria-hidden="true"></span>Sandbox gateway</a
          >
          <nav aria-label="Pages">
            ${PAGES.map(
              ([href, label]) =>
                html`<a href="${href}" ${label === title ? html`aria-current="page"` : ''}
                  >${label}</a
                > `,
            )}
          </nav>
        </header>
        <main>
          <div class="heading">
            <h1>${title}</h1>
            <p>${about}</p>
          </div>
          ${content}
        </main>
      </body>
    </html>`
}

const scope = (href: string, label: string, isCurrent: boolean, isMarked = false) =>
  html`<a href="${href}" ${isCurrent ? html`aria-current="true"` : ''}
    >${label}${isMarked ? html` <span class="dot" title="Has settings"></span>` : ''}</a
  >`

/** Links that show a page for one merchant each. */
export const merchantLinks = (
  path: string,
  sites: readonly Site[],
  merchant: string | undefined,
  first: Cell = '',
  isMarked: (merchant: string) => boolean = () => false,
) =>
  html`<nav class="scopes" aria-label="Which merchant">
    ${first}
    ${sites.map(({ brand: { merchant: code, name } }) =>
      scope(`${path}?merchant=${code}`, name, code === merchant, isMarked(code)),
    )}
  </nav>`

/**
 * Links that show a page for all merchants or for one.
 *
 * @param isMarked whether a merchant, or all of them if undefined, has something to see on the
 *   page
 */
export const scopeLinks = (
  path: string,
  sites: readonly Site[],
  merchant: string | undefined,
  isMarked: (merchant: string | undefined) => boolean = () => false,
) => {
  const all = scope(path, 'All merchants', merchant === undefined, isMarked(undefined))
  return merchantLinks(path, sites, merchant, all, isMarked)
}

/** Draws a line that says that the page is empty. */
export const nothing = (text: string) => html`<p class="panel quiet">${text}</p>`

export const code = (text: Cell) => html`<code>${text}</code>`

export const time = (at: string | number) =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' ')

export const table = (label: string, heads: readonly Cell[], rows: readonly Cell[][]) =>
  rows.length === 0
    ? nothing('None yet.')
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
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

export const renderHiddenFields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
