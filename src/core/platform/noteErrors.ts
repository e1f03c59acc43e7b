import type { Detail } from '#rules/telemetry.ts'
import { mark } from './mark.ts'

/** Most errors that one page notes, so that an error in a loop does not fill the timeline. */
const MOST_ERRORS = 50
let count = 0

/** Notes an error for telemetry (docs/telemetry.md); what is thrown but no error is left out. */
export function noteError(kind: Detail<'error'>['kind'], error: unknown): void {
  if (!(error instanceof Error) || count++ >= MOST_ERRORS) return
  const { name: type, message, stack } = error
  mark('error', { kind, type, message, stack })
}

/** Notes errors that nothing catches from the page's start on, since telemetry loads later. */
export function noteErrors(): void {
  window.addEventListener('error', ({ error }) => noteError('uncaught', error))
  window.addEventListener('unhandledrejection', ({ reason }) => noteError('rejected', reason))
}
