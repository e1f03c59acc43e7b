import type { TelemetryEvent } from '#rules/telemetry.ts'
import type { Request } from './request.ts'

/** Writes events for an endpoint of the operator's own (docs/telemetry.md). */
export function writeJson({ url }: { url: string }, events: readonly TelemetryEvent[]): Request[] {
  if (events.length === 0) return []
  return [{ url, type: 'application/json', body: JSON.stringify({ events }) }]
}
