import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { TelemetrySite } from '#core/brand/telemetry.ts'
import type { Detail } from '#rules/telemetry.ts'
import { observeMarks, type Mark } from './marks.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { forgetVisit, isSampled, openVisit } from './visit.ts'

/**
 * Reports what happens on the page from now on, and what the app has noted so far.
 *
 * @param since milliseconds since the page's start before which nothing is reported
 * @returns a function that ends it, and forgets what is not sent
 */
export function startReports(site: TelemetrySite, since: number): () => void {
  const visit = openVisit()
  if (!isSampled(visit, site.sample)) return forgetVisit
  // Before the outbox, since both act when the page is left, and the last notes come first.
  const ignoreMarks = observeMarks((mark) => takeMark(outbox, mark))
  const outbox = createOutbox(site, visit, since)
  const leaving = new AbortController()
  const { signal } = leaving
  signal.addEventListener('abort', ignoreMarks)
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      outbox.add('violation', { directive: effectiveDirective, blocked: blockedURI }),
    { signal },
  )
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure((metric) => signal.aborted || takeVital(outbox, metric, since))
  }
  return () => {
    leaving.abort()
    outbox.close()
    forgetVisit()
  }
}

/** Failed calls are noted where they fail, and aborted ones are no failure. */
const COUNTED_ELSEWHERE: readonly (string | undefined)[] = ['GatewayError', 'AbortError']

const isCountedElsewhere = ({ kind, type }: Detail<'error'>) =>
  kind !== 'caught' && COUNTED_ELSEWHERE.includes(type)

function takeMark(outbox: Outbox, { name, detail, at }: Mark): void {
  if (name === 'view') outbox.enter(detail.route, at)
  else if (name === 'permission') outbox.allowAnalytics(detail.analytics)
  else if (name === 'error' && isCountedElsewhere(detail)) return
  else if (name !== 'consent') outbox.add(name, detail, at)
}

/**
 * Speed belongs to the page on which it was measured, not to the one on which it is known. Browsers
 * hand over entries from before this script, too, and what has none counts from the page's start.
 */
function takeVital(outbox: Outbox, { name, value, rating, entries }: Metric, since: number): void {
  const isEarly = entries.length === 0 || entries.some(({ startTime }) => startTime < since)
  if (since > 0 && isEarly) return
  outbox.add('vital', { vital: name, value, rating }, undefined, entries.at(-1)?.startTime)
}
