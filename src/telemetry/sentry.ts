// An entry of its own, for brands that report to Sentry: it takes the errors that telemetry has
// cleaned (docs/telemetry.md). Sentry's integrations, which read clicks and addresses, are left out.
import { BrowserClient, makeFetchTransport, Scope } from '@sentry/browser'
import type { TelemetrySite } from '#core/brand/telemetry.ts'
import type { TelemetryEvent } from '#rules/telemetry.ts'
import type { SENTRY_EVENT } from './destinations.ts'
import { writeSentry } from './destinations/sentry.ts'

/** Its type holds it equal: importing the value would make one file more to load. */
const EVENT: typeof SENTRY_EVENT = 'livery-sentry'

const { brand, release, destinations } = JSON.parse(
  document.getElementById('telemetry')!.textContent,
) as TelemetrySite

const clients = destinations
  .filter((destination) => destination.kind === 'sentry')
  .map(({ dsn }) => {
    const client = new BrowserClient({
      dsn,
      release: `${brand}@${release}`,
      transport: makeFetchTransport,
      transportOptions: {
        fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' },
      },
      stackParser: () => [],
      integrations: [],
      sendClientReports: false,
    })
    client.init()
    return client
  })

window.addEventListener(EVENT, (given) => {
  for (const event of (given as CustomEvent<TelemetryEvent[]>).detail) {
    for (const client of clients) client.captureEvent(writeSentry(event), {}, new Scope())
  }
})
