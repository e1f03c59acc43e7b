import type { TelemetrySite } from '#core/brand/telemetry.ts'
import type { EventName, TelemetryEvent } from '#rules/telemetry.ts'
import type { Request } from './request.ts'

/** Numbers of severity of the log data model: 9 is information, 13 a warning, 17 an error. */
const SEVERITY: Record<EventName, readonly [number: number, text: string]> = {
  view: [9, 'INFO'],
  funnel: [9, 'INFO'],
  vital: [9, 'INFO'],
  call: [13, 'WARN'],
  mismatch: [13, 'WARN'],
  violation: [13, 'WARN'],
  error: [17, 'ERROR'],
}

/** Fields for which OpenTelemetry's semantic conventions have a name. */
const CONVENTIONS: Readonly<Record<string, string>> = {
  type: 'exception.type',
  message: 'exception.message',
  stack: 'exception.stacktrace',
  status: 'http.response.status_code',
}

type Value = string | number

const attribute = ([key, value]: readonly [string, Value]) => ({
  key,
  value:
    typeof value === 'string'
      ? { stringValue: value }
      : // 64-bit numbers are texts in the JSON form.
        Number.isInteger(value)
        ? { intValue: String(value) }
        : { doubleValue: value },
})

const attributes = (values: Readonly<Record<string, Value>>) =>
  Object.entries(values).map(attribute)

/**
 * Writes events as log records for OTLP/HTTP in its JSON form, as the examples of
 * opentelemetry-proto show it.
 */
export function writeOtlp(
  { url }: { url: string },
  { brand, release, version }: Pick<TelemetrySite, 'brand' | 'release' | 'version'>,
  events: readonly TelemetryEvent[],
): Request[] {
  if (events.length === 0) return []
  const resource = {
    attributes: attributes({
      'service.name': brand,
      'service.namespace': 'livery',
      'service.version': version,
      'livery.release': release,
    }),
  }
  const logRecords = events.map(({ name, at, visit, route, language, detail }) => {
    const [severityNumber, severityText] = SEVERITY[name]
    const nanoseconds = `${at}000000`
    const fields = Object.entries(detail).map(
      ([key, value]) => [CONVENTIONS[key] ?? `livery.${key}`, value] as const,
    )
    return {
      timeUnixNano: nanoseconds,
      observedTimeUnixNano: nanoseconds,
      severityNumber,
      severityText,
      eventName: `livery.${name}`,
      body: { stringValue: `livery.${name}` },
      attributes: attributes({
        'session.id': visit,
        'url.template': route,
        'livery.language': language,
        ...Object.fromEntries(fields),
      }),
    }
  })
  const scopeLogs = [{ scope: { name: 'livery', version }, logRecords }]
  return [
    {
      url,
      type: 'application/json',
      body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] }),
    },
  ]
}
