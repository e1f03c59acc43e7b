import { getPermission } from '#core/system/api.ts'
import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Examination } from './examination.ts'
import type { Answer, Exchange } from './gateway.ts'
import { NothingToAsk } from './inputs.ts'
import { examinePages } from './paging.ts'
import { describeExchange, isHtml, readCode } from './refusals.ts'
import type { Profile } from './report.ts'

/** Milliseconds in which a call must reply; a slower one is asked once more. */
const SOON_MS = 3000

/** Statuses and codes of a path or method that the gateway does not have. */
const MISSING_STATUSES: readonly number[] = [404, 405, 501]
const MISSING_CODES: readonly (string | undefined)[] = [
  undefined,
  'unknown_call',
  'method_not_allowed',
  'not_found',
  'not_implemented',
]

/** Calls about something that only a person can make, and why. */
const BY_HAND: Readonly<Record<string, string>> = {
  getSocialTicket: 'Its ticket comes from the page of a social provider.',
  getTransferReceipt: 'Its number comes from a transfer of money.',
}

/** Whether the gateway does not have the call at all; a refusal of its content is no such case. */
export const isMissing = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined &&
  MISSING_STATUSES.includes(exchange.status) &&
  MISSING_CODES.includes(readCode(exchange))

/** Examines one call that only reads: its answer, its shape and its time. */
export async function examineRead(
  examination: Examination,
  profile: Profile,
  declared: DeclaredCall,
): Promise<void> {
  const why = reasonToSkip(examination, declared)
  if (why) return examination.skip(profile, declared, 'answer', why)
  let answer: Answer
  try {
    answer = await examination.ask(declared)
  } catch (error) {
    if (!(error instanceof NothingToAsk)) throw error
    return examination.skip(profile, declared, 'answer', error.message)
  }
  if (isSwitchedOff(examination, declared, answer)) {
    return examination.skip(profile, declared, 'answer', 'The gateway has switched this off.')
  }
  const fault = findFault(answer)
  if (isMissing(answer.exchange)) {
    return (await isInPermission(examination, declared.name))
      ? examination.skip(profile, declared, 'exists', 'The permission has its content.')
      : examination.note(profile, declared, 'exists', fault)
  }
  examination.note(profile, declared, 'answer', fault)
  if (fault !== undefined) return
  examination.note(profile, declared, 'schema', describeMisfits(answer))
  await examineTime(examination, profile, declared, answer)
  if (answer.reply) await examinePages(examination, profile, declared)
}

async function examineTime(
  examination: Examination,
  profile: Profile,
  declared: DeclaredCall,
  first: Answer,
): Promise<void> {
  const { soonMs = SOON_MS } = examination.order
  let took = first.exchange?.milliseconds ?? 0
  if (took > soonMs) {
    const second = await examination.askAgain(declared)
    took = Math.min(took, second.exchange?.milliseconds ?? took)
  }
  const found = `${Math.round(took)} ms, twice; at most ${soonMs} ms`
  examination.note(profile, declared, 'speed', took > soonMs ? found : undefined)
}

function reasonToSkip(
  examination: Examination,
  { name, definition: { access, feature, trial } }: DeclaredCall,
): string | undefined {
  const { session, isAgent, isOfficeAgent, isTrial } = examination
  const off = feature && examination.tellOff(feature)
  if (off) return off
  if (BY_HAND[name]) return BY_HAND[name]
  if (access !== 'visitor' && !session) return 'It needs a session: --account and its password.'
  if (access === 'agent' && !isAgent) return 'The account is no agent’s.'
  if (access === 'player' && isOfficeAgent) return 'The account is an office agent’s.'
  if (trial === 'refused' && isTrial) return 'The account is a trial.'
  return undefined
}

/** Calls that repeat parts of the permission for gateways that leave these out (decision 024). */
const PARTS: Readonly<Record<string, string>> = {
  getWhitelabel: 'whitelabel',
  listDomainRoutes: 'domainRoute',
}

async function isInPermission(examination: Examination, name: string): Promise<boolean> {
  const part = PARTS[name]
  if (part === undefined) return false
  const { reply } = await examination.ask(examination.declarationOf(getPermission))
  return (reply as { info?: Record<string, unknown> } | undefined)?.info?.[part] !== undefined
}

/** Whether the gateway refuses a call of a feature that no brand file says is on. */
const isSwitchedOff = (
  { order: { brand } }: Examination,
  { definition: { feature } }: DeclaredCall,
  { error }: Answer,
): boolean => error?.code === 'mode_disabled' && !(feature && brand?.features[feature])

/** Says why an answer is no reply to read; undefined if it is one, whatever its shape. */
export function findFault({ definition, exchange, error, misfits }: Answer): string | undefined {
  if (!exchange) return `No reply: ${error?.code ?? 'unknown'}`
  const { status, headers, text } = exchange
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? 'none'
  const expected = definition.file ?? 'application/json'
  if (status >= 400) return describeExchange(exchange)
  if (status !== 200) return `Status ${status}, not 200`
  if (error && !misfits && !definition.file && isHtml(text)) {
    return 'Status 200 with a page of HTML'
  }
  if (error && !misfits && type === expected) return `Status 200, but the body is no whole JSON`
  return type === expected ? undefined : `Content-Type: ${type}, not ${expected}`
}

/** The number of a row within a place, such as that of `rows.3.id`. */
const ROW = /(?<![^.])\d+(?![^.])/g
/** The value of one row within a fault. */
const RECEIVED = / but received .*$/s

/**
 * Says where a reply is not as declared. Rows with the same fault in the same field have one cause,
 * so that one line names the first of them and counts the others.
 */
export function describeMisfits({ misfits = [] }: Answer): string[] {
  const causes = Map.groupBy(
    misfits,
    ({ place, fault }) => `${place.replace(ROW, '*')} ${fault.replace(RECEIVED, '')}`,
  )
  return [...causes.values()].map((rows) => {
    const { place, fault } = rows[0]!
    const more = rows.length > 1 ? `; the same in ${rows.length - 1} more rows` : ''
    return `${place || 'the reply'}: ${fault}${more}`
  })
}

/** Says what is wrong with an answer that must come and be as declared; undefined if nothing is. */
export function findFaults(answer: Answer): string | string[] | undefined {
  return findFault(answer) ?? (answer.misfits && describeMisfits(answer))
}
