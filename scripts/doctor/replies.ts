import * as v from 'valibot'
import { HEADERS } from '#core/contract/headers.ts'
import { TimestampSchema } from '#core/contract/values.ts'
import type { Examination } from './examination.ts'
import type { Exchange } from './gateway.ts'
import { findUnreadable, isCrossOrigin } from './cross-origin.ts'
import { isMissing } from './reads.ts'
import { isHtml, readCode } from './refusals.ts'
import type { Profile } from './report.ts'
import type { RuleName } from './rules.ts'

/** Milliseconds by which the gateway's clock may differ from this machine's. */
const MOST_SKEW = 30_000

type Fault = (exchange: Exchange) => string | undefined

/** Rules for every reply; each gives the fault of one reply. */
const REPLY_RULES: Partial<Record<RuleName, Fault>> = {
  'clock-header': ({ headers }) => (headers.has(HEADERS.time) ? undefined : 'It is missing'),
  clock: ({ headers, sentAt, receivedAt }) => {
    const time = headers.get(HEADERS.time)
    if (time === null) return undefined
    const isTime: boolean = v.is(TimestampSchema, time)
    if (!isTime) return `It is ${JSON.stringify(time.slice(0, 60))}`
    const written = Date.parse(time)
    const off = Math.max(sentAt - written, written - receivedAt)
    return off > MOST_SKEW
      ? `It is ${Math.round(off / 1000)} s off this machine’s clock`
      : undefined
  },
  'request-id': ({ headers, requestId }) =>
    headers.get(HEADERS.requestId) === requestId ? undefined : 'It is not echoed',
  refusal: ({ status, text }) =>
    status < 400 || readCode({ text }) !== undefined
      ? undefined
      : isHtml(text)
        ? 'It is a page of HTML'
        : 'The body is of another shape',
  cache: ({ headers, isPersonal }) => {
    const control = headers.get('Cache-Control') ?? ''
    const mayBeShared = /\bpublic\b|\bs-maxage=[1-9]/i.test(control)
    const isKept = /\bmax-age=[1-9]/i.test(control) && !/\b(?:private|no-store)\b/i.test(control)
    return isPersonal && (mayBeShared || isKept) ? `Cache-Control: ${control}` : undefined
  },
}

/**
 * Examines all replies that came while a profile was examined. Calls that are not there do not
 * count, since whatever stands before the gateway answers for them.
 */
export function examineReplies(
  examination: Examination,
  profile: Profile,
  exchanges: readonly Exchange[],
): void {
  const replies = exchanges.filter(
    (exchange) => exchange.method !== 'OPTIONS' && !isMissing(exchange),
  )
  if (replies.length === 0) return
  const { origin } = examination.gateway.place
  const rules: Partial<Record<RuleName, Fault>> = {
    ...REPLY_RULES,
    // The gateway keeps strangers' pages out, so that only requests of the brand's page count.
    ...(isCrossOrigin(examination) && {
      readable: (exchange) => (exchange.isStrange ? undefined : findUnreadable(exchange, origin)),
    }),
  }
  for (const [rule, find] of Object.entries(rules)) {
    const faulty = replies.flatMap((exchange) => {
      const fault = find(exchange)
      const { method, path, status } = exchange
      return fault === undefined ? [] : `${fault} at ${method} ${path} (${status})`
    })
    const [first, ...others] = new Set(faulty)
    // The number of replies tells a single call from a fault of the whole gateway.
    const count = `; ${faulty.length} of ${replies.length} replies`
    examination.note(profile, 'replies', rule as RuleName, first && [first + count, ...others])
  }
}
