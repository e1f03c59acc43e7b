import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import { eq, and } from '../db/drizzle.ts'
import { accounts } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { openMerchant, type Merchant } from '../http/serve.ts'
import { type Cell, hidden, type Html, layout, merchantLinks, nothing } from './kit.ts'
import type { ConsoleParts } from './parts.ts'

/** Something that the operator can order at a desk. */
interface Order {
  schema: v.GenericSchema
  carryOut(merchant: Merchant, order: never): unknown
}

interface Desk<Shown extends object> {
  path: string
  title: Parameters<typeof layout>[0]
  about: Cell
  /** What the desk knows of a merchant; as JSON for tests. */
  show(merchant: Merchant): Shown | Promise<Shown>
  /** The same as a page. */
  draw(shown: Shown, form: OrderForm): Cell | Cell[]
  orders: Readonly<Record<string, Order>>
}

/** A form of a desk that sends an order, with values that its fields do not have. */
export type OrderForm = (
  order: string,
  values: Readonly<Record<string, string>>,
  ...content: Cell[]
) => Html

/**
 * An order with what it takes besides the merchant. Its reply is JSON for tests; it throws `CallError`.
 */
export const order = <Schema extends v.GenericSchema>(
  schema: Schema,
  carryOut: (merchant: Merchant, order: v.InferOutput<Schema>) => unknown,
): Order => ({ schema, carryOut })

/** A whole number, as JSON or as a field of a form. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.toNumber(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/** Adds a desk: its page with forms, what it shows as JSON under `/list`, and its orders. */
export function addDesk<Shown extends object>(
  app: Hono<Environment>,
  { sites, state, prepare }: ConsoleParts,
  { path, title, about, show, draw, orders }: Desk<Shown>,
): void {
  const demandMerchant = (code: unknown): Merchant => {
    const site = typeof code === 'string' ? sites.findByMerchant(code) : undefined
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    return openMerchant(site.brand, state.of(site.brand.merchant))
  }

  const carryOut = async (name: string, given: Record<string, unknown>) => {
    const { schema, carryOut: work } = orders[name]!
    const { merchant, ...more } = given
    return (await work(demandMerchant(merchant), v.parse(schema, more) as never)) ?? {}
  }

  const answer = async (c: Context<Environment>, work: () => unknown): Promise<Response> => {
    try {
      return c.json((await work()) as object)
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  }

  /** Carries a form out and shows the page again, with why it was refused. */
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
    const merchant = site && demandMerchant(code)
    const refusal = c.req.query('refusal')
    const form: OrderForm = (name, values, ...content) =>
      html`<form method="post" action="${path}/${name}" class="row">
        ${hidden({ merchant: merchant?.code ?? '', ...values })} ${content}
      </form>`
    return c.html(
      layout(
        title,
        about,
        html`${merchantLinks(path, sites.list(), site && code)}
        ${refusal ? html`<p class="panel danger" role="alert">${refusal}</p>` : ''}
        ${merchant ? draw(await show(merchant), form) : nothing('No merchant is chosen.')}`,
      ),
    )
  })
  app.get(`${path}/list`, (c) => answer(c, () => show(demandMerchant(c.req.query('merchant')))))
  for (const name of Object.keys(orders)) {
    app.post(`${path}/${name}`, (c) =>
      c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
        ? submit(c, name)
        : answer(c, async () => carryOut(name, await c.req.json())),
    )
  }
}

/** Throws `CallError` 404 for who is no player of a merchant. */
export function demandPlayer(db: Db, { code }: Merchant, username: string): void {
  const isPlayer = and(eq(accounts.merchant, code), eq(accounts.username, username))
  if (db.select().from(accounts).where(isPlayer).get()) return
  throw new CallError(404, 'unknown_player', 'There is no such player.')
}
