import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** The frame of every console page. */
export function layout(
  title: string,
  current:
    | 'sites'
    | 'console'
    | 'outbox'
    | 'messages'
    | 'players'
    | 'vendors'
    | 'money'
    | 'cashier'
    | 'withdrawals'
    | 'raffles'
    | 'points'
    | 'promotions'
    | 'letters'
    | 'teams',
  content: Html,
): Html {
  const link = (page: typeof current, href: string, label: string) =>
    html`<a href="${href}" ${page === current ? html`aria-current="page"` : ''}>${label}</a>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title}</title>
        <link rel="icon" href="/sandbox/icon.svg" />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header class="bar">
          <a class="product" href="/"
            ><span class="emblem" aria-hidden="true"></span>Sandbox gateway</a
          >
          <nav aria-label="Pages">
            ${link('sites', '/', 'Sites')} ${link('console', '/sandbox/', 'Console')}
            ${link('outbox', '/sandbox/sms', 'SMS and mail')}
            ${link('messages', '/sandbox/messages', 'Messages')}
            ${link('players', '/sandbox/players', 'Players')}
            ${link('vendors', '/sandbox/vendors', 'Vendors')}
            ${link('money', '/sandbox/money', 'Money')}
            ${link('cashier', '/sandbox/cashier', 'Cashier')}
            ${link('withdrawals', '/sandbox/cashier/withdrawals', 'Withdrawals')}
            ${link('raffles', '/sandbox/raffles', 'Raffles')}
            ${link('points', '/sandbox/points', 'Points')}
            ${link('promotions', '/sandbox/promotions', 'Promotions')}
            ${link('letters', '/sandbox/letters', 'Letters')}
            ${link('teams', '/sandbox/teams', 'Teams')}
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}
