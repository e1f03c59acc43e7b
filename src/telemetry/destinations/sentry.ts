import type { ErrorEvent, StackFrame } from '@sentry/browser'
import type { TelemetryEvent } from '#rules/telemetry.ts'

/** Reads the frames of a scrubbed stack, each `name path:line:column`; Sentry has the last call last. */
const readFrames = (stack: string): StackFrame[] =>
  stack
    .split('\n')
    .flatMap((line): StackFrame[] => {
      const [, name = '', path, row, column] = /^(\S+) (.+):(\d+):(\d+)$/.exec(line) ?? []
      if (!path) return []
      const place = { lineno: Number(row), colno: Number(column) }
      return [{ function: name, filename: `app://${path}`, ...place, in_app: true }]
    })
    .toReversed()

/** Writes an error as an event of Sentry (develop.sentry.dev/sdk/data-model/event-payloads). */
export function writeSentry({
  at,
  route,
  language,
  visit,
  version,
  detail,
}: TelemetryEvent): ErrorEvent {
  const { kind, type = 'Error', message = '', stack = '' } = detail
  return {
    type: undefined,
    timestamp: at / 1000,
    level: 'error',
    transaction: route,
    tags: { route, language, visit, version },
    exception: {
      values: [
        {
          type: String(type),
          value: String(message),
          mechanism: { type: 'generic', handled: kind === 'caught' },
          stacktrace: { frames: readFrames(String(stack)) },
        },
      ],
    },
  }
}
