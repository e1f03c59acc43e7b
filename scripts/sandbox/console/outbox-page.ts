import { html } from 'hono/html'
import type { Site } from '../sites.ts'
import { layout } from './layout.ts'
import { scopeLinks } from './scopes.ts'

interface Message {
  merchant: string
  channel: 'sms' | 'email'
  to: string
  subject: string
  text: string
  /** If false, no account has the number or address, and `text` says so. */
  isSent: boolean
  /** ISO 8601. */
  at: string
}

/** Every SMS and mail that would have been sent, newest first. */
export function outboxPage(
  sites: readonly Site[],
  merchant: string | undefined,
  messages: readonly Message[],
) {
  return layout(
    'SMS and mail · Sandbox gateway',
    'outbox',
    html`<div class="heading">
        <h1>SMS and mail</h1>
        <p>
          SMS and mail that a real gateway would have sent, newest first, and those that it would
          not have: visitors are never told which.
        </p>
      </div>
      ${scopeLinks('/sandbox/sms', sites, merchant, () => false)}
      ${messages.length === 0 ? html`<p class="panel quiet">None yet. Ask for a code on a site, then load this page again.</p>` : ''}
      <ul class="messages">
        ${messages.map(
          (message) =>
            html`<li class="panel">
              <div class="row spread">
                <p>
                  <span class="badge">${message.channel === 'sms' ? 'SMS' : 'Mail'}</span>
                  ${message.isSent ? '' : html`<span class="badge unsent">Not sent</span>`}
                  <strong>${message.channel === 'sms' ? `+${message.to}` : message.to}</strong>
                </p>
                <p class="quiet">
                  ${sites.find(({ brand }) => brand.merchant === message.merchant)?.brand.name ?? message.merchant},
                  <time datetime="${message.at}"
                    >${message.at.slice(0, 19).replace('T', ' ')} UTC</time
                  >
                </p>
              </div>
              ${message.subject === '' ? '' : html`<h2>${message.subject}</h2>`}
              <p class="text ${message.isSent ? '' : 'quiet'}">${message.text}</p>
            </li>`,
        )}
      </ul>`,
  )
}
