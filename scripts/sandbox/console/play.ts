import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { asc, desc, eq, inArray, sql } from '../db/drizzle.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../db/play-tables.ts'
import { vendors } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import type { Rules } from '../rules.ts'
import { StateChangeSchema } from '../state.ts'
import { writeUnits } from '../world/money/money.ts'
import type { Vendor } from '../world/play/vendor-state.ts'
import { addDesk } from './desk.ts'
import { type Cell, code, hidden, layout, scopeLinks, table } from './kit.ts'
import type { ConsoleParts } from './parts.ts'

/** Purses and movements that a report shows at most. */
const LIMIT = 100

/** The states that a tester can give a vendor, by the form's value. */
const CHOICES = {
  open: 'Open',
  'maintenance 5': 'Maintenance, 5 minutes',
  'maintenance 60': 'Maintenance, an hour',
  maintenance: 'Maintenance, no end known',
  restricted: 'Restricted',
  failing: 'Fails at launch',
}
const WAYS = { POPUP: 'a popup', WINDOW: 'a window' }

/** Adds what testers see of play: the state of vendors, and where the money is. */
export function addPlayPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state } = parts

  app.get('/sandbox/vendors', (c) => {
    const merchant = c.req.query('merchant') || undefined
    const rows = db.select().from(vendors).orderBy(asc(vendors.position)).all()
    const { rules } = state.of(merchant ?? '')
    return c.html(
      layout(
        'Vendors',
        'What a launch of their games meets. Settings last until the sandbox stops.',
        html`${scopeLinks('/sandbox/vendors', sites.list(), merchant)}
          <form method="post" action="/sandbox/vendors" class="choices">
            ${hidden({ merchant: merchant ?? '' })}
            <p class="row spread">
              <span class="quiet">An end is counted from when it is set.</span
              ><button>Set vendors</button>
            </p>
            ${table(
              'Vendors',
              ['Vendor', 'Code', 'Category', 'Opens', 'State'],
              rows.map((vendor) => vendorCells(vendor, rules)),
            )}
          </form>`,
      ),
    )
  })
  app.post('/sandbox/vendors', async (c) => {
    const form = await c.req.parseBody()
    const merchant = String(form.merchant ?? '') || undefined
    const { rules } = state.of(merchant ?? '')
    const change = {
      merchant,
      rules: { vendors: readVendors(form, rules.vendors, state.now(merchant ?? '')) },
    }
    state.change(v.parse(StateChangeSchema, JSON.parse(JSON.stringify(change))))
    return c.redirect(`/sandbox/vendors${merchant ? `?merchant=${merchant}` : ''}`, 303)
  })

  addDesk(app, parts, {
    path: '/sandbox/money',
    title: 'Money',
    about: 'Every movement leaves one purse and enters another. Choose a merchant to see them.',
    show: ({ code: merchant, brand }) => {
      const write = (units: number) => writeUnits(units, brand.currency)
      const transfers = db
        .select()
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.merchant, merchant))
        .orderBy(desc(ledgerTransfers.id))
        .limit(LIMIT)
        .all()
      const ids = transfers.map(({ id }) => id)
      const entries = Map.groupBy(
        db.select().from(ledgerEntries).where(inArray(ledgerEntries.transferId, ids)).all(),
        ({ transferId }) => transferId,
      )
      const total = db
        .select({ units: sql<number>`COALESCE(SUM(${ledgerEntries.amount}), 0)` })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.merchant, merchant))
        .get()
      return {
        /** Of all entries; 0 if the ledger is sound. */
        sum: write(total?.units ?? 0),
        accounts: db
          .select()
          .from(ledgerAccounts)
          .where(eq(ledgerAccounts.merchant, merchant))
          .orderBy(asc(ledgerAccounts.id))
          .limit(LIMIT)
          .all()
          .map(({ id, kind, balance }) => ({ account: id, kind, balance: write(balance) })),
        transfers: transfers.map(({ id, reason, reference, at }) => ({
          id,
          reason,
          reference,
          at: new Date(at).toISOString(),
          entries: (entries.get(id) ?? []).map(({ account, amount, balanceAfter }) => ({
            account,
            amount: write(amount),
            balanceAfter: write(balanceAfter),
          })),
        })),
      }
    },
    orders: {},
  })
}

function vendorCells(vendor: Vendor, { vendors: rules }: Rules): Cell[] {
  const { code: own, name, type, openMode, mobileOpenMode, state } = vendor
  const set = rules[own]
  const known = set && (set.endsAt === undefined ? set.state : 'kept')
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === (known ?? '') ? html`selected` : ''}>
      ${label}
    </option>`
  return [
    name,
    code(own),
    type,
    `${WAYS[openMode]}${mobileOpenMode === openMode ? '' : `, on phones ${WAYS[mobileOpenMode]}`}`,
    html`<select name="vendor ${own}" aria-label="State of ${name}">
      ${option('', `As at first: ${state}`)}
      ${set?.endsAt === undefined ? '' : option('kept', `${set.state} until ${set.endsAt}`)}
      ${Object.entries(CHOICES).map(([value, label]) => option(value, label))}
    </select>`,
  ]
}

/** Reads the form into the rule; vendors that it does not change stay. */
function readVendors(
  form: Record<string, unknown>,
  current: Rules['vendors'],
  now: Date,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...current }
  for (const [name, value] of Object.entries(form)) {
    const own = /^vendor (\w+)$/.exec(name)?.[1]
    if (own === undefined || typeof value !== 'string' || value === 'kept') continue
    const [state, minutes] = value.split(' ')
    if (!state) delete changed[own]
    else if (minutes === undefined) changed[own] = { state }
    else {
      const endsAt = new Date(now.getTime() + Number(minutes) * 60_000).toISOString()
      changed[own] = { state, endsAt }
    }
  }
  return changed
}
