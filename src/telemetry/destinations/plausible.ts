import { ANALYTICS, type TelemetryEvent } from '#rules/telemetry.ts'
import type { Request } from './request.ts'

/**
 * Writes page views and steps for Plausible's Events API (plausible.io/docs/events-api), one request
 * for each event. Plausible's own script sends them as plain text too.
 */
export function writePlausible(
  destination: { url: string; site: string },
  events: readonly TelemetryEvent[],
): Request[] {
  return events
    .filter(({ name }) => ANALYTICS.includes(name))
    .map(({ name, route, release, version, language, detail }) => ({
      url: destination.url,
      type: 'text/plain',
      body: JSON.stringify({
        domain: destination.site,
        name: name === 'view' ? 'pageview' : detail['step'],
        url: `https://${destination.site}${route.replace('#', '/')}`,
        props: { release, version, language },
      }),
    }))
}
