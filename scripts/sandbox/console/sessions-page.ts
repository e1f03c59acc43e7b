import { html } from 'hono/html'
import type { Session } from '../db/tables.ts'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { scopeLinks } from './scopes.ts'

/** A session, as testers see it. */
export type SessionRow = Pick<
  Session,
  'id' | 'merchant' | 'username' | 'ip' | 'endedReason' | 'mustChange'
> & { createdAt: string; lastSeenAt: string }

/** Why a session ended, in a tester's words. */
const ENDS: Record<NonNullable<SessionRow['endedReason']>, string> = {
  idle: 'Idle',
  absolute: 'Too long',
  otherLogin: 'Other login',
  ended: 'Ended',
}

/** Who is logged in, last seen first; each can be ended. */
export function sessionsPage(
  sites: readonly Site[],
  merchant: string | undefined,
  sessions: readonly SessionRow[],
) {
  const hidden = html`<input type="hidden" name="merchant" value="${merchant ?? ''}" />`
  const names = new Map(sites.map(({ brand }) => [brand.merchant, brand.name]))
  return layout(
    'Players · Sandbox gateway',
    'players',
    html`<div class="heading">
        <h1>Players</h1>
        <p>Who is logged in, last seen first. Ending a session tells its page so.</p>
      </div>
      ${scopeLinks('/sandbox/players', sites, merchant, () => false)}
      <form method="post" action="/sandbox/players">
        ${hidden}
        ${sessions.length === 0 ? html`<p class="panel quiet">Nobody has logged in yet.</p>` : sessionTable(sessions, names)}
      </form>
      <form method="post" action="/sandbox/players" class="row panel">
        ${hidden}
        <p class="quiet">
          Start over: only the demo accounts stay, as they were at first; all sessions, codes,
          messages and locks go.
        </p>
        <button name="reset" value="1" class="danger">
          Reset players ${merchant === undefined ? 'of all merchants' : ''}
        </button>
      </form>`,
  )
}

const time = (iso: string) =>
  html`<time datetime="${iso}">${iso.slice(5, 19).replace('T', ' ')}</time>`

function sessionTable(sessions: readonly SessionRow[], names: ReadonlyMap<string, string>) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Sessions">
    <table>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Merchant</th>
          <th scope="col">Address</th>
          <th scope="col">Since (UTC)</th>
          <th scope="col">Last seen (UTC)</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${sessions.map(
          (session) =>
            html`<tr>
              <td><code>${session.username}</code></td>
              <td>${names.get(session.merchant) ?? session.merchant}</td>
              <td>${session.ip}</td>
              <td>${time(session.createdAt)}</td>
              <td>${time(session.lastSeenAt)}</td>
              <td>
                ${
                  session.endedReason === null
                    ? html`<button
                        name="end"
                        value="${session.id}"
                        aria-label="End the session of ${session.username}"
                      >
                        End
                      </button>`
                    : html`<span class="quiet">${ENDS[session.endedReason]}</span>`
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
