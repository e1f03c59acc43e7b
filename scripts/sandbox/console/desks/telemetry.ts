import type { Hono } from 'hono'
import type { Environment } from '../../http/environment.ts'
import { summarize } from '../../telemetry/summary.ts'
import { addDesk } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'

/** Adds the console page that shows what a brand's pages reported (docs/telemetry.md). */
export function addTelemetryDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  addDesk(app, parts, {
    path: '/sandbox/telemetry',
    title: 'What happened',
    about: `What the pages of a brand reported since the sandbox started. Only brands with telemetry
      report; a page sends every five seconds, and when it is left.`,
    show: ({ brand }) => summarize(parts.telemetry.of(brand.id)),
    orders: {},
  })
}
