import { readFile } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { SocketEventSchema } from '#core/gateway/socket/api.ts'
import type { Environment } from '../http/environment.ts'
import { StateChangeSchema } from '../state.ts'
import { DEMO_ACCOUNTS } from '../world/identity/accounts.ts'
import { listDemoPhones } from '../world/identity/players.ts'
import { addDepositDesk } from './desks/deposits.ts'
import { addLetterDesk } from './desks/letters.ts'
import { addMessageDesk } from './desks/messages.ts'
import { addPointsDesk } from './desks/points.ts'
import { addPromotionDesk } from './desks/promotions.ts'
import { addRaffleDesk } from './desks/raffles.ts'
import { addTeamDesk } from './desks/teams.ts'
import { addTelemetryDesk } from './desks/telemetry.ts'
import { addWithdrawalDesk } from './desks/withdrawals.ts'
import { readChange } from './form.ts'
import { refuseOtherSites } from './guard.ts'
import { indexPage } from './index-page.ts'
import { statePage } from './state-page.ts'
import type { ConsoleParts } from './parts.ts'
import { addPlayPages } from './play.ts'
import { addPlayerPages } from './players.ts'
import { readRules } from './rules-form.ts'

const EventSchema = v.strictObject({
  merchant: v.string(),
  username: v.optional(v.string()),
  event: SocketEventSchema,
})

/**
 * Creates the index page and the tester's console, as HTML and JSON; served only on `localhost`.
 */
export function createConsole(parts: ConsoleParts) {
  const { keys, sites, state, sockets, calls } = parts
  const app = new Hono<Environment>()
  const summaries = new Map(
    calls.map(({ definition: { method, path, summary } }) => [
      `${method.toUpperCase()} ${path}`,
      summary,
    ]),
  )
  const names = [...summaries.keys()]
  const port = (c: Context<Environment>) => new URL(c.env.origin).port

  app.use(refuseOtherSites)
  app.get('/', (c) => c.html(indexPage(sites.list(), state, port(c))))
  app.get('/sandbox', (c) => c.redirect('/sandbox/', 308))
  for (const [file, type] of [
    ['style.css', 'text/css'],
    ['icon.svg', 'image/svg+xml'],
  ] as const) {
    const read = () => readFile(new URL(file, import.meta.url), 'utf8')
    app.get(`/sandbox/${file}`, async (c) => c.body(await read(), 200, { 'Content-Type': type }))
  }
  app.get('/sandbox/info', (c) =>
    c.json({
      brands: sites.list().map(({ id, brand }) => ({
        id,
        name: brand.name,
        url: `http://${id}.localhost:${port(c)}/`,
        phones: listDemoPhones(brand),
      })),
      accounts: DEMO_ACCOUNTS.map(({ role, username, password, email = null, shows }) => ({
        role,
        username,
        password,
        email,
        shows,
      })),
    }),
  )

  app.get('/sandbox/', (c) => {
    const merchant = c.req.query('merchant') || undefined
    return c.html(statePage({ state, sites: sites.list(), summaries, merchant, port: port(c) }))
  })
  app.post('/sandbox/', async (c) => {
    const form = await c.req.parseBody()
    const rules = readRules(form, state.of(String(form.merchant ?? '')).rules)
    const { merchant, ...change } = readChange({ ...form, rules }, names)
    if (form.reset !== undefined) state.reset(merchant)
    else state.change({ ...change, ...(merchant !== undefined && { merchant }) })
    if (form.rotate !== undefined) await keys.rotate()
    return c.redirect(merchant ? `/sandbox/?merchant=${merchant}` : '/sandbox/', 303)
  })

  app.get('/sandbox/state', (c) => c.json(state))
  app.put('/sandbox/state', async (c) => {
    const change = v.parse(StateChangeSchema, await c.req.json())
    const unknown = Object.keys(change.faults ?? {}).filter((name) => !names.includes(name))
    if (unknown.length > 0) {
      return c.json({ code: 'unknown_call', message: `No such call: ${unknown.join(', ')}` }, 400)
    }
    if (change.merchant !== undefined && !sites.findByMerchant(change.merchant)) {
      return c.json({ code: 'unknown_merchant', message: `No merchant ${change.merchant}` }, 400)
    }
    state.change(change)
    return c.json(state)
  })
  app.delete('/sandbox/state', (c) => {
    state.reset(c.req.query('merchant'))
    return c.json(state)
  })

  app.post('/sandbox/keys', async (c) => c.json({ kid: await keys.rotate() }, 201))
  app.post('/sandbox/events', async (c) => {
    const { merchant, username, event } = v.parse(EventSchema, await c.req.json())
    return c.json({ receivers: sockets.send(event, merchant, username) }, 201)
  })

  addPlayerPages(app, parts)
  addPlayPages(app, parts)
  for (const add of [
    addDepositDesk,
    addWithdrawalDesk,
    addRaffleDesk,
    addMessageDesk,
    addPointsDesk,
    addPromotionDesk,
    addLetterDesk,
    addTeamDesk,
    addTelemetryDesk,
  ]) {
    add(app, parts)
  }

  app.notFound((c) => c.json({ code: 'not_found', message: 'There is no such page.' }, 404))
  app.onError((error, c) => {
    if (error instanceof v.ValiError || error instanceof SyntaxError) {
      return c.json({ code: 'invalid_request', message: error.message }, 400)
    }
    console.error(error)
    return c.json({ code: 'system_error', message: 'System error.' }, 500)
  })
  return app
}
