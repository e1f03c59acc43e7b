import { readFile } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { SocketEventSchema } from '#core/gateway/socket/api.ts'
import type { Environment } from '../http/environment.ts'
import { StateChangeSchema } from '../state.ts'
import { DEMO_ACCOUNTS } from '../world/accounts.ts'
import { listDemoPhones } from '../world/players.ts'
import { addDepositPages } from './deposits.ts'
import { readChange } from './form.ts'
import { refuseOtherSites } from './guard.ts'
import { indexPage } from './index-page.ts'
import { statePage } from './state-page.ts'
import { findMark } from './marks.ts'
import { addLetterPages } from './letters.ts'
import type { ConsoleParts } from './parts.ts'
import { addMessagePages } from './messages.ts'
import { addPlayPages } from './play.ts'
import { addPlayerPages } from './players.ts'
import { addRafflePages } from './raffles.ts'
import { addPointsPages } from './points.ts'
import { addPromotionPages } from './promotions.ts'
import { readRules } from './rules-form.ts'
import { ICON, STYLE } from './style.ts'
import { addTeamPages } from './teams.ts'
import { addWithdrawalPages } from './withdrawals.ts'

const EventSchema = v.strictObject({
  merchant: v.string(),
  username: v.optional(v.string()),
  event: SocketEventSchema,
})

/** Index page and tester's console, as pages and as JSON; served only on `localhost`. */
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
  app.get('/sandbox/style.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css' }))
  app.get('/sandbox/icon.svg', (c) => c.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/sandbox/marks/:file{[\\w-]+\\.png}', async (c) => {
    const site = sites.get(c.req.param('file').slice(0, -'.png'.length))
    const file = site && findMark(site)
    if (!file) return c.notFound()
    return c.body(new Uint8Array(await readFile(file)), 200, { 'Content-Type': 'image/png' })
  })
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
  addDepositPages(app, parts)
  addWithdrawalPages(app, parts)
  addRafflePages(app, parts)
  addMessagePages(app, parts)
  addPointsPages(app, parts)
  addPromotionPages(app, parts)
  addLetterPages(app, parts)
  addTeamPages(app, parts)

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
