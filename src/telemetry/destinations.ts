import type { Destination, TelemetrySite } from '#core/brand/telemetry.ts'
import type { TelemetryEvent } from '#rules/telemetry.ts'
import { writeJson } from './destinations/json.ts'
import { writeMatomo } from './destinations/matomo.ts'
import { writeOtlp } from './destinations/otlp.ts'
import { writePlausible } from './destinations/plausible.ts'
import type { Request } from './destinations/request.ts'

/** Name of the event that carries errors to `sentry.ts`. */
export const SENTRY_EVENT = 'livery-sentry'

/** Sends events to a destination, those of them that it takes. */
export function deliver(
  destination: Destination,
  site: TelemetrySite,
  events: readonly TelemetryEvent[],
): void {
  for (const request of writeRequests(destination, site, events)) post(request)
}

function writeRequests(
  destination: Destination,
  site: TelemetrySite,
  events: readonly TelemetryEvent[],
): Request[] {
  switch (destination.kind) {
    case 'json':
      return writeJson(destination, events)
    case 'otlp':
      return writeOtlp(destination, site, events)
    case 'plausible':
      return writePlausible(destination, events)
    case 'matomo':
      return writeMatomo(destination, window.location.origin, events)
    case 'sentry':
      return announce(events)
  }
}

/** Hands errors to `sentry.ts`, which is loaded beside this script and sends them. */
function announce(events: readonly TelemetryEvent[]): [] {
  const detail = events.filter(({ name }) => name === 'error')
  if (detail.length > 0) window.dispatchEvent(new CustomEvent(SENTRY_EVENT, { detail }))
  return []
}

/**
 * Sends a request that may outlive the page, without cookies; not `sendBeacon`, which would send
 * them. An answer is of no use, and a report that fails is lost.
 */
function post({ url, body, type }: Request): void {
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    // Texts need no preflight request, and their answer is not read.
    mode: type === 'text/plain' ? 'no-cors' : 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // A browser sends at most 64 kB for pages that are gone.
    keepalive: body.length < 60_000,
  }).catch(() => {})
}
