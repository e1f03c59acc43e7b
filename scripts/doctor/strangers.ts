import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Examination } from './examination.ts'
import type { Answer } from './gateway.ts'
import { NothingToAsk } from './inputs.ts'
import { isMissing } from './reads.ts'
import { compareRefusal, describeExchange } from './refusals.ts'
import type { Profile } from './report.ts'

/** Examines whether a call that needs a session refuses a caller without one. */
export async function examineStranger(
  examination: Examination,
  profile: Profile,
  declared: DeclaredCall,
): Promise<void> {
  const { definition } = declared
  const { order, gateway } = examination
  if (definition.access === 'visitor') return
  const isRead = definition.method === 'get'
  if (!isRead && !order.write) {
    return examination.skip(profile, declared, 'stranger', 'It needs --write.')
  }
  const off = definition.feature && examination.tellOff(definition.feature)
  if (off) return examination.skip(profile, declared, 'stranger', off)
  let answer: Answer
  try {
    answer = isRead
      ? await examination.askAsStranger(declared)
      : // An empty body, so that a gateway that takes a stranger in has nothing to carry out.
        await gateway.ask(definition, {}, { options: { idempotencyKey: crypto.randomUUID() } })
  } catch (error) {
    if (!(error instanceof NothingToAsk)) throw error
    return examination.skip(profile, declared, 'stranger', error.message)
  }
  const status = answer.exchange?.status ?? 0
  if (isMissing(answer.exchange)) {
    if (isRead) return
    return examination.note(profile, declared, 'exists', describeExchange(answer.exchange))
  }
  if (!isRead && [400, 415, 422].includes(status)) {
    const why = 'It refused the empty body before it looked for a session.'
    return examination.skip(profile, declared, 'stranger', why)
  }
  const found = compareRefusal(answer, 401, 'not_logged_in')
  examination.note(profile, declared, 'stranger', found)
}
