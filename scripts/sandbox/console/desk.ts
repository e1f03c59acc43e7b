import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import { CallError, refuse } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { openMerchant, type Merchant } from '../http/serve.ts'
import { findAccount } from '../world/identity/accounts.ts'
import { type Cell, layout, merchantLinks, nothing, table } from './kit.ts'
import type { ConsoleParts } from './parts.ts'

/** An action that a tester can take on a page of the console, in the role of the operator. */
interface Order {
  schema: v.GenericSchema
  carryOut(merchant: Merchant, order: never): unknown
  of?: string
}

interface Desk {
  path: string
  title: Parameters<typeof layout>[0]
  about: Cell
  /**
   * Returns the rows that the page shows of a merchant: lists by name, or one list. Tests read them
   * as JSON.
   */
  show(merchant: Merchant): object | Promise<object>
  orders: Readonly<Record<string, Order>>
}

/**
 * Declares an action with its input besides the merchant. Its reply is JSON for tests; it throws
 * `CallError`.
 *
 * @param of name of the list in `show` whose rows the action is for; a single list is called
 *   `rows`
 */
export const order = <Schema extends v.GenericSchema>(
  schema: Schema,
  carryOut: (merchant: Merchant, order: v.InferOutput<Schema>) => unknown,
  of?: string,
): Order => ({ schema, carryOut, ...(of && { of }) })

/** Schema of a whole number, from JSON or from a field of a form. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.toNumber(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/**
 * Adds the routes of a console page where a tester plays the operator: the page with forms, its
 * rows as JSON under `/list`, and its actions.
 */
export function addDesk(
  app: Hono<Environment>,
  { sites, state, prepare }: ConsoleParts,
  { path, title, about, show, orders }: Desk,
): void {
  const requireMerchant = (code: unknown): Merchant => {
    const site =
      (typeof code === 'string' ? sites.findByMerchant(code) : undefined) ??
      refuse('unknown_merchant')
    prepare(site.brand)
    return openMerchant(site.brand, state.of(site.brand.merchant))
  }

  const carryOut = async (name: string, given: Record<string, unknown>) => {
    const { schema, carryOut: work } = orders[name]!
    const { merchant, ...more } = given
    return (await work(requireMerchant(merchant), v.parse(schema, more) as never)) ?? {}
  }

  const answer = async (c: Context<Environment>, work: () => unknown): Promise<Response> => {
    try {
      return c.json((await work()) as object)
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  }

  /** Carries out a form's action and shows the page again, with the reason if it was refused. */
  async function submit(c: Context<Environment>, name: string): Promise<Response> {
    const fields = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== '')
    const form = Object.fromEntries(fields)
    const back = new URLSearchParams({ merchant: String(form['merchant'] ?? '') })
    try {
      await carryOut(name, form)
    } catch (error) {
      if (!(error instanceof CallError) && !v.isValiError(error)) throw error
      back.set('refusal', error.message)
    }
    return c.redirect(`${path}?${back}`, 303)
  }

  app.get(path, async (c) => {
    const code = c.req.query('merchant')
    const site = code === undefined ? undefined : sites.findByMerchant(code)
    const merchant = site && requireMerchant(code)
    const refusal = c.req.query('refusal')
    const formsFor = (list: string | undefined, row: Row) =>
      Object.entries(orders)
        .filter(([, { of }]) => of === list)
        .flatMap(([name, { schema }]) =>
          listFields(schema, { merchant: merchant?.code, ...row }).map(
            (fields) =>
              html`<form method="post" action="${path}/${name}" class="row">
                <input type="hidden" name="merchant" value="${merchant?.code}" />
                ${fields} <button>${name}</button>
              </form>`,
          ),
        )
    return c.html(
      layout(
        title,
        about,
        html`${merchantLinks(path, sites.list(), site && code)}
        ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
        ${merchant ? [formsFor(undefined, {}), drawShown(await show(merchant), formsFor)] : nothing('No merchant is chosen.')}`,
      ),
    )
  })
  app.get(`${path}/list`, (c) => answer(c, () => show(requireMerchant(c.req.query('merchant')))))
  for (const name of Object.keys(orders)) {
    app.post(`${path}/${name}`, (c) =>
      c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
        ? submit(c, name)
        : answer(c, async () => carryOut(name, await c.req.json())),
    )
  }
}

type Row = Readonly<Record<string, unknown>>

/** Draws each list as a table; each row ends with the forms of its actions. */
function drawShown(shown: object, formsFor: (list: string, row: Row) => Cell[]): Cell[] {
  const parts = Object.entries(Array.isArray(shown) ? { rows: shown } : shown)
  return parts.map(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return html`<p class="panel">${name}: ${drawValue(value)}</p>`
    const rows = value as Row[]
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) =>
      rows.some((row) => !isNothing(row[key])),
    )
    const cells = rows.map((row) => [
      ...keys.map((key) => drawValue(row[key])),
      html`${formsFor(name, row)}`,
    ])
    return html`<h2>${name}</h2>
      ${table(name, [...keys, ''], cells)}`
  })
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Draws a value as text; a path of the console itself as a link. */
function drawValue(value: unknown): Cell {
  if (isNothing(value)) return '–'
  if (Array.isArray(value)) return html`${value.map((each) => html`<p>${drawValue(each)}</p>`)}`
  if (typeof value === 'object') {
    const known = Object.entries(value as Row).filter(([, each]) => !isNothing(each))
    return html`${known.map(([key, each]) => html`<span class="quiet">${key}</span> ${drawValue(each)} `)}`
  }
  const text = String(value)
  return text.startsWith('/sandbox/') ? html`<a href="${raw(text)}">picture</a>` : text
}

/** The parts of a valibot schema that decide which form field enters its value. */
interface Entered {
  type: string
  entries?: Record<string, Entered>
  options?: readonly unknown[]
  wrapped?: Entered
  literal?: string
}

/**
 * Lists the form fields for each variant of an action; values that the row already has are hidden.
 */
function listFields(schema: object, row: Row): Cell[][] {
  const { entries, options = [] } = schema as Entered
  if (!entries) return options.flatMap((option) => listFields(option as object, row))
  return [Object.entries(entries).map(([name, entry]) => drawField(name, entry, row[name]))]
}

function drawField(name: string, entry: Entered, known: unknown): Cell {
  const isOptional = entry.type === 'optional'
  const { type, options, literal } = (isOptional && entry.wrapped) || entry
  const value = literal ?? known
  if (typeof value === 'string') {
    return html`<input type="hidden" name="${name}" value="${value}" />`
  }
  if (type !== 'picklist') {
    return html`<input name="${name}" placeholder="${name}" ${isOptional ? '' : html`required`} />`
  }
  return html`<select name="${name}" aria-label="${name}">
    ${isOptional ? html`<option value="">${name}</option>` : ''}
    ${options?.map((option) => html`<option>${option}</option>`)}
  </select>`
}

/** Throws `CallError` 404 if the username is not a player of the merchant. */
export function requirePlayer(db: Db, { code }: Merchant, username: string): void {
  if (!findAccount(db, { merchant: code, username })) refuse('unknown_player')
}
