import { html } from 'hono/html'
import type { Rules } from '../rules.ts'

/** Label of each rule for testers. */
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

const NAMES = Object.keys(LABELS) as (keyof Rules)[]

/** Draws the form with which a tester changes how a merchant treats its players. */
export function rulesForm(rules: Rules, hidden: readonly ReturnType<typeof html>[]) {
  return html`<section class="panel">
    <form method="post" action="/sandbox/">
      ${hidden}
      <div class="row spread">
        <h2>Rules for players</h2>
        <button>Set rules</button>
      </div>
      <div class="rules">
        ${NAMES.map((name) => html`<label>${LABELS[name]} <input name="rule ${name}" value="${write(rules[name])}" /></label>`)}
      </div>
    </form>
  </section>`
}

/** Writes a value for a form field: a text unchanged, all other values as JSON. */
const write = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

/** Reads only the changed values of the form. Throws `SyntaxError` if the JSON is malformed. */
export function readRules(form: Record<string, unknown>, current: Rules): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const name of NAMES) {
    const given = form[`rule ${name}`]
    if (typeof given !== 'string') continue
    const value = readRule(given.trim())
    if (JSON.stringify(value) !== JSON.stringify(current[name])) changed[name] = value
  }
  return changed
}

/** Reads a number, a switch or JSON; any other value is a text. */
function readRule(text: string): unknown {
  if (text === '') return null
  return /^[[{]|^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text
}
