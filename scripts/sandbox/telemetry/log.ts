import * as v from 'valibot'
import { EVENTS, type EventName, type TelemetryEvent } from '#rules/telemetry.ts'

/** Most events that the sandbox remembers; older ones are forgotten first. */
const MOST = 20_000

const NameSchema = v.picklist(Object.keys(EVENTS) as EventName[])

const EventSchema = v.strictObject({
  name: NameSchema,
  at: v.number(),
  brand: v.string(),
  release: v.string(),
  version: v.string(),
  visit: v.string(),
  route: v.string(),
  language: v.string(),
  detail: v.record(v.string(), v.union([v.string(), v.number()])),
})

/** Body of a report of the kind `json` (docs/telemetry.md). */
export const ReportSchema = v.strictObject({ events: v.array(EventSchema) })

/** What the sites have reported since the sandbox started. */
export class TelemetryLog {
  #events: TelemetryEvent[] = []

  add(events: readonly TelemetryEvent[]): void {
    this.#events = [...this.#events, ...events].slice(-MOST)
  }

  /** Returns a brand's events, the oldest first. */
  of(brand: string): readonly TelemetryEvent[] {
    return this.#events.filter((event) => event.brand === brand)
  }
}
