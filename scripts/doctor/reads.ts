import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Examination } from './examination.ts'
import type { Answer } from './gateway.ts'
import { NothingToAsk } from './inputs.ts'
import type { Profile } from './report.ts'

/** Milliseconds in which a call must reply; a slower one is asked once more. */
const SOON_MS = 3000

/** Statuses of a path or method that the gateway does not have. */
const MISSING: readonly number[] = [404, 405, 501]

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
  const missing = MISSING.includes(answer.exchange?.status ?? 0)
  examination.note(profile, declared, 'answer', fault, { ...(missing && { missing }) })
  if (fault !== undefined) return
  const { misfit } = answer
  examination.note(profile, declared, 'schema', misfit && describeMisfit(misfit))
  await examineTime(examination, profile, declared, answer)
}

async function examineTime(
  examination: Examination,
  profile: Profile,
  declared: DeclaredCall,
  first: Answer,
): Promise<void> {
  let took = first.exchange?.milliseconds ?? 0
  if (took > SOON_MS) {
    const second = await examination.askAgain(declared)
    took = Math.min(took, second.exchange?.milliseconds ?? took)
  }
  const found = `${Math.round(took)} ms, twice; at most ${SOON_MS} ms`
  examination.note(profile, declared, 'speed', took > SOON_MS ? found : undefined)
}

function reasonToSkip(
  { session, order: { brand } }: Examination,
  { definition: { access, feature } }: DeclaredCall,
): string | undefined {
  if (feature && brand && !brand.features[feature]) return `The brand has ${feature} off.`
  if (access !== 'visitor' && !session) return 'It needs --account and a password.'
  return undefined
}

/** Whether the gateway refuses a call of a feature that no brand file says is on. */
const isSwitchedOff = (
  { order: { brand } }: Examination,
  { definition: { feature } }: DeclaredCall,
  { error }: Answer,
): boolean => error?.code === 'mode_disabled' && !(feature && brand?.features[feature])

/** Says why an answer is no reply to read; undefined if it is one, whatever its shape. */
export function findFault({ definition, exchange, error, misfit }: Answer): string | undefined {
  if (!exchange) return `No reply: ${error?.code ?? 'unknown'}`
  const { status, headers, text } = exchange
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? 'none'
  const expected = definition.file ?? 'application/json'
  if (status !== 200) return `Status ${status}, ${describeRefusal(exchange.text, error?.code)}`
  if (error && !misfit && !definition.file && text.trimStart().startsWith('<')) {
    return 'Status 200 with a page of HTML'
  }
  if (error && !misfit && type === expected) return `Status 200, but the body is no whole JSON`
  return type === expected ? undefined : `Content-Type: ${type}, not ${expected}`
}

const describeRefusal = (text: string, code: string | undefined): string =>
  code === 'malformed_reply' || code === undefined
    ? text.trimStart().startsWith('<')
      ? 'a page of HTML'
      : 'without { code, message }'
    : `code ${code}`

const describeMisfit = ({ place, fault, count }: NonNullable<Answer['misfit']>): string =>
  `${place || 'the reply'}: ${fault}${count > 1 ? ` (and ${count - 1} more)` : ''}`
