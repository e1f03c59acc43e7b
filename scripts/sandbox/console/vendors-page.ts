import { html } from 'hono/html'
import type { Rules } from '../rules.ts'
import type { Site } from '../sites.ts'
import type { Vendor } from '../world/play/vendor-state.ts'
import { layout } from './layout.ts'
import { scopeLinks } from './scopes.ts'

/** The states that a tester can give a vendor, by the form's value. */
const CHOICES = {
  open: 'Open',
  'maintenance 5': 'Maintenance, 5 minutes',
  'maintenance 60': 'Maintenance, an hour',
  maintenance: 'Maintenance, no end known',
  restricted: 'Restricted',
  failing: 'Fails at launch',
} as const

/** The state of vendors, for all merchants or one, with a form to change it. */
export function vendorsPage(
  sites: readonly Site[],
  merchant: string | undefined,
  vendors: readonly Vendor[],
  rules: Rules,
) {
  return layout(
    'Vendors · Sandbox gateway',
    'vendors',
    html`<div class="heading">
        <h1>Vendors</h1>
        <p>What a launch of their games meets. Settings last until the sandbox stops.</p>
      </div>
      ${scopeLinks('/sandbox/vendors', sites, merchant, () => false)}
      <form method="post" action="/sandbox/vendors" class="choices">
        <input type="hidden" name="merchant" value="${merchant ?? ''}" />
        <p class="row spread">
          <span class="quiet">An end is counted from when it is set.</span
          ><button>Set vendors</button>
        </p>
        <div class="scroll" tabindex="0" role="region" aria-label="Vendors">
          <table>
            <thead>
              <tr>
                <th scope="col">Vendor</th>
                <th scope="col">Code</th>
                <th scope="col">Category</th>
                <th scope="col">Opens</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${vendors.map((vendor) => vendorRow(vendor, rules))}
            </tbody>
          </table>
        </div>
      </form>`,
  )
}

const WAYS = { POPUP: 'a popup', WINDOW: 'a window' }

function vendorRow(
  { code, name, type, openMode, mobileOpenMode, state }: Vendor,
  { vendors }: Rules,
) {
  const set = vendors[code]
  const known = set && (set.endsAt === undefined ? set.state : 'kept')
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === (known ?? '') ? html`selected` : ''}>
      ${label}
    </option>`
  return html`<tr>
    <td>${name}</td>
    <td><code>${code}</code></td>
    <td>${type}</td>
    <td>
      ${WAYS[openMode]}${mobileOpenMode === openMode ? '' : `, on phones ${WAYS[mobileOpenMode]}`}
    </td>
    <td>
      <select name="vendor ${code}" aria-label="State of ${name}">
        ${option('', `As at first: ${state}`)}
        ${set?.endsAt === undefined ? '' : option('kept', `${set.state} until ${set.endsAt}`)}
        ${Object.entries(CHOICES).map(([value, label]) => option(value, label))}
      </select>
    </td>
  </tr>`
}

/** Reads the form into the rule; vendors that it does not change stay. */
export function readVendors(
  form: Record<string, unknown>,
  current: Rules['vendors'],
  now: Date,
): Record<string, unknown> {
  const vendors: Record<string, unknown> = { ...current }
  for (const [field, value] of Object.entries(form)) {
    const code = /^vendor (\w+)$/.exec(field)?.[1]
    if (code === undefined || typeof value !== 'string' || value === 'kept') continue
    const [state, minutes] = value.split(' ')
    if (!state) delete vendors[code]
    else if (minutes === undefined) vendors[code] = { state }
    else {
      const endsAt = new Date(now.getTime() + Number(minutes) * 60_000).toISOString()
      vendors[code] = { state, endsAt }
    }
  }
  return vendors
}
