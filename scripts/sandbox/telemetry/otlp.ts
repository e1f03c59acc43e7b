import * as v from 'valibot'
import { EVENTS, type EventName, type TelemetryEvent } from '#rules/telemetry.ts'

const ValueSchema = v.pipe(
  v.union([
    v.object({ stringValue: v.string() }),
    v.object({ intValue: v.string() }),
    v.object({ doubleValue: v.number() }),
  ]),
  v.transform((value) =>
    'stringValue' in value
      ? value.stringValue
      : Number('intValue' in value ? value.intValue : value.doubleValue),
  ),
)
const AttributesSchema = v.pipe(
  v.array(v.object({ key: v.string(), value: ValueSchema })),
  v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value]))),
)

/** The part of an OTLP export of logs that a site sends (`src/telemetry/destinations/otlp.ts`). */
const ExportSchema = v.object({
  resourceLogs: v.array(
    v.object({
      resource: v.object({ attributes: AttributesSchema }),
      scopeLogs: v.array(
        v.object({
          logRecords: v.array(
            v.object({
              timeUnixNano: v.string(),
              eventName: v.string(),
              attributes: AttributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
})

/** Names of fields by the names that OpenTelemetry's conventions have for them. */
const FIELDS: Readonly<Record<string, string>> = {
  'exception.type': 'type',
  'exception.message': 'message',
  'exception.stacktrace': 'stack',
  'http.response.status_code': 'status',
}

const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name)

/** Reads the events of an OTLP export; records of other senders are left out. */
export function readOtlp(body: unknown): TelemetryEvent[] {
  const { resourceLogs } = v.parse(ExportSchema, body)
  return resourceLogs.flatMap(({ resource: { attributes: about }, scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.flatMap(({ timeUnixNano, eventName, attributes }): TelemetryEvent[] => {
        const name = eventName.replace(/^livery\./, '')
        if (!isEvent(name)) return []
        const {
          'session.id': visit,
          'url.template': route,
          'livery.language': language,
          ...fields
        } = attributes
        return [
          {
            name,
            at: Number(timeUnixNano.slice(0, -6)),
            brand: String(about['service.name']),
            release: String(about['livery.release']),
            version: String(about['service.version']),
            visit: String(visit),
            route: String(route),
            language: String(language),
            detail: Object.fromEntries(
              Object.entries(fields).map(([key, value]) => [
                FIELDS[key] ?? key.replace(/^livery\./, ''),
                value,
              ]),
            ),
          },
        ]
      }),
    ),
  )
}
