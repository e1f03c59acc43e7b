import { Hono } from 'hono'
import * as v from 'valibot'
import { ReportSchema, type TelemetryLog } from './log.ts'
import { readOtlp } from './otlp.ts'

/** Address on every host of a site and of the gateway that takes reports of sites. */
export const TELEMETRY_PATH = '/telemetry'

/** Creates the endpoint that takes reports, from pages of every origin. */
export function createReceiver(log: TelemetryLog) {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Allow-Headers', 'Content-Type')
    c.header('Access-Control-Max-Age', '600')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('Cache-Control', 'no-store')
  })
  app.options(`${TELEMETRY_PATH}/*`, (c) => c.body(null, 204))
  app.post(TELEMETRY_PATH, async (c) => {
    log.add(v.parse(ReportSchema, await c.req.json()).events)
    return c.body(null, 204)
  })
  app.post(`${TELEMETRY_PATH}/v1/logs`, async (c) => {
    log.add(readOtlp(await c.req.json()))
    return c.json({})
  })
  app.notFound((c) => c.json({ code: 'not_found', message: 'Nothing takes reports here.' }, 404))
  app.onError((error, c) => c.json({ code: 'invalid_request', message: error.message }, 400))
  return app
}
