import { ANALYTICS, type TelemetryEvent } from '#rules/telemetry.ts'
import type { Request } from './request.ts'

/**
 * Writes page views and steps for Matomo's HTTP Tracking API as one bulk request
 * (developer.matomo.org/api-reference/tracking-api). Without a token, Matomo takes the time of
 * arrival.
 *
 * @param origin the page's own origin
 */
export function writeMatomo(
  destination: { url: string; site: number },
  origin: string,
  events: readonly TelemetryEvent[],
): Request[] {
  const requests = events
    .filter(({ name }) => ANALYTICS.includes(name))
    .map(({ name, visit, route, release, language, detail }) => {
      const step = String(detail['step'])
      return `?${new URLSearchParams({
        idsite: String(destination.site),
        rec: '1',
        apiv: '1',
        // 16 hexadecimal digits.
        _id: visit.replaceAll('-', '').slice(0, 16),
        url: origin + route.replace('#', '/'),
        lang: language,
        ...(name === 'view'
          ? { action_name: route }
          : { e_c: 'funnel', e_a: step, e_n: release, ca: '1' }),
      })}`
    })
  if (requests.length === 0) return []
  return [{ url: destination.url, type: 'text/plain', body: JSON.stringify({ requests }) }]
}
