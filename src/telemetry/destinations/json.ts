import type { TelemetryEvent } from '#rules/telemetry.ts'
import type { Request } from './request.ts'

/**
 * Writes events for an endpoint of the operator's own (docs/telemetry.md). They are sent as text,
 * since a browser asks before it sends JSON to another host, and a page that is left cannot wait.
 */
export function writeJson({ url }: { url: string }, events: readonly TelemetryEvent[]): Request[] {
  if (events.length === 0) return []
  return [{ url, type: 'text/plain', body: JSON.stringify({ events }) }]
}
