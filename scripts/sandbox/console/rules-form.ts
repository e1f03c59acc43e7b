import { html } from 'hono/html'
import { WITHDRAWAL_FACTORS } from '#features/member/withdraw/schema.ts'
import type { Rules } from '../rules.ts'

/** Each rule in a tester's words. */
const LABELS: Record<keyof Rules, string> = {
  captchaAfter: 'Wrong passwords before the captcha',
  lockAfter: 'Wrong passwords before a lock',
  lockMinutes: 'Lock, in minutes',
  addressLimit:
    'Wrong logins, trials, registrations and checked usernames per address before it must wait',
  idleSeconds: 'Idle session ends after, in seconds',
  absoluteSeconds: 'Any session ends after, in seconds',
  secondFactor: 'Second factor at a new address',
  maxPasswordAgeDays: 'A password expires after, in days (0: never)',
  tellUnknownAccounts: 'Tell that an account does not exist',
  loginNeedsHuman: 'Human check at each login',
  pretendIp: 'Every visitor comes from this address',
  smsQuota: 'SMS in 24 hours (empty: any number)',
  codeMinutes: 'Another code may be asked for after, in minutes (0: at once)',
  fields: 'Registration rules by field, as JSON; sent as they are',
  separateWallets: 'Each vendor keeps players’ money apart (empty: as the merchant has it)',
  announcementPopups: 'Announcements open in a popup',
  bigWins: 'Demo games win big in every round',
  inventedDays: 'Days of history that demo accounts have when it is first asked for',
  confirmMinutes: 'A payout counts as received after, in minutes',
  withdrawalCancel: 'Players may take back a withdrawal that nobody has approved',
  withdrawalFactor: 'A withdrawal asks for a code besides, if the player has what it needs',
  withdrawalPhone: 'A withdrawal needs a phone number',
  withdrawalFee: 'Fee of each withdrawal, in baht (empty: as the merchant has it)',
  withdrawalMost: 'Most that a withdrawal may take, in baht (empty: as the merchant has it)',
  flags: 'Whitelabel flags, as JSON; those left out are on',
  homeRows: 'Order of the home page’s rows, as JSON; the rest follow',
  similarGames: 'The gateway lists similar games itself',
  closedDeposits: 'Ways to deposit in maintenance by id, as JSON',
  vendors: 'Vendors by code, as JSON: open, maintenance, restricted or failing',
}

/** Rules that are entered as JSON, each with an example. */
const EXAMPLES: Partial<Record<keyof Rules, string>> = {
  fields: '{ "username": { "minLength": 4 } }',
  flags: '{ "freePlay": false }',
  homeRows: '["new", "LIVE"]',
  closedDeposits: '{ "card": { "endsAt": "2030-01-01T06:00:00Z" }, "usdt": {} }',
  vendors: '{ "NLN": { "state": "maintenance", "endsAt": "2030-01-01T06:00:00Z" } }',
}

/** The form with which a tester changes how a merchant treats its players. */
export function rulesForm(rules: Rules, hidden: readonly ReturnType<typeof html>[]) {
  return html`<section class="panel">
    <form method="post" action="/sandbox/">
      ${hidden}
      <div class="row spread">
        <h2>Rules for players</h2>
        <button>Set rules</button>
      </div>
      <div class="rules">
        ${(Object.keys(LABELS) as (keyof Rules)[]).map((name) => html`<label class="${name in EXAMPLES ? 'wide' : ''}">${LABELS[name]} ${control(name, rules[name])}</label>`)}
      </div>
    </form>
  </section>`
}

function control(name: keyof Rules, value: unknown) {
  const field = `rule ${name}`
  const example = EXAMPLES[name]
  if (example !== undefined) {
    const isEmpty = value === null || Object.keys(value as object).length === 0
    const json = isEmpty ? '' : JSON.stringify(value, null, 2)
    return html`<textarea name="${field}" rows="4" spellcheck="false" placeholder="${example}">
${json}</textarea>`
  }
  if (typeof value === 'boolean' || name === 'separateWallets') {
    return html`<select name="${field}">
      ${name === 'separateWallets' ? html`<option value="">As it is</option>` : ''}
      <option value="true" ${value ? html`selected` : ''}>On</option>
      <option value="false" ${value === false ? html`selected` : ''}>Off</option>
    </select>`
  }
  if (name === 'withdrawalFactor') {
    return html`<select name="${field}">
      <option value="">None</option>
      ${WITHDRAWAL_FACTORS.map(
        (factor) => html`<option ${factor === value ? html`selected` : ''}>${factor}</option>`,
      )}
    </select>`
  }
  if (name === 'pretendIp') {
    return html`<input name="${field}" value="${value ?? ''}" placeholder="The real one" />`
  }
  return html`<input
    type="number"
    name="${field}"
    min="0"
    value="${value ?? ''}"
    inputmode="numeric"
  />`
}

/** Reads the form; only what it changes. Throws `SyntaxError` if the JSON is malformed. */
export function readRules(form: Record<string, unknown>, current: Rules): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const name of Object.keys(LABELS) as (keyof Rules)[]) {
    const given = form[`rule ${name}`]
    if (typeof given !== 'string') continue
    const value = readRule(name, given.trim())
    if (JSON.stringify(value) !== JSON.stringify(current[name])) changed[name] = value
  }
  return changed
}

function readRule(name: keyof Rules, text: string): unknown {
  if (text === '' && name === 'homeRows') return []
  if (text === '') return ['vendors', 'flags', 'closedDeposits'].includes(name) ? {} : null
  if (name in EXAMPLES) return JSON.parse(text)
  if (name === 'pretendIp' || name === 'withdrawalFactor') return text
  return text === 'true' || text === 'false' ? text === 'true' : Number(text)
}
