import { getPermission } from '#core/system/api.ts'
import { UsageError } from '../brand/fault.ts'
import { Examination, type Order } from './examination.ts'
import { examineHeaders } from './headers.ts'
import { examineRead } from './reads.ts'
import type { Profile, Report } from './report.ts'

/**
 * Examines a gateway profile by profile.
 *
 * @throws UsageError if no reply comes from it at all
 */
export async function examine(order: Order): Promise<Report> {
  const at = new Date().toISOString()
  const examination = new Examination(order)
  await reachGateway(examination)
  for (const profile of order.profiles) {
    // Profiles follow each other, so that each reply is counted to the profile that asked for it.
    // oxlint-disable-next-line no-await-in-loop
    await examineProfile(examination, profile)
  }
  const { gateway, merchant, profiles } = order
  return { gateway, merchant, at, profiles, cases: examination.cases }
}

async function reachGateway({ gateway }: Examination): Promise<void> {
  const { exchange, error } = await gateway.ask(getPermission.definition, {})
  if (exchange) return
  throw new UsageError(`${gateway.place.gateway} cannot be reached (${findCause(error)})`)
}

/** Finds the innermost reason of a failed request, such as ECONNREFUSED. */
function findCause(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException
  return cause ? findCause(cause) : (code ?? message)
}

async function examineProfile(examination: Examination, profile: Profile): Promise<void> {
  const { exchanges } = examination.gateway
  const from = exchanges.length
  for (const declared of examination.listCalls(profile)) {
    if (declared.definition.method !== 'get' || !examination.wants(declared.name)) continue
    // One call at a time, so that its time is its own.
    // oxlint-disable-next-line no-await-in-loop
    await examineRead(examination, profile, declared)
  }
  if (examination.wants('headers')) examineHeaders(examination, profile, exchanges.slice(from))
}
