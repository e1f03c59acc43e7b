import { getBalance } from '#core/wallet/api.ts'
import { getPermission } from '#core/system/api.ts'
import type { Permission } from '#core/system/featureStatuses.ts'
import { getWhitelabel } from '#core/system/permission-parts/api.ts'
import type { Whitelabel } from '#core/system/schema.ts'
import { isOnThisMachine } from '#lib/urls.ts'
import type { DeclaredCall } from '../contract/declared-calls.ts'
import { UsageError } from '../brand/fault.ts'
import { examinePreflights, examineStrangePage, isCrossOrigin } from './cross-origin.ts'
import { Examination, type Order } from './examination.ts'
import type { Exchange } from './gateway.ts'
import { examinePictures } from './pictures.ts'
import { examineRead } from './reads.ts'
import { describeExchange } from './refusals.ts'
import { examineReplies } from './replies.ts'
import type { Findings, Profile } from './report.ts'
import { closeSession, examineAgentsOnly, examineUnknownSession, openSession } from './session.ts'
import { examineSite } from './site.ts'
import { examineSocket } from './socket.ts'
import { examineStranger } from './strangers.ts'
import { WRITES } from './writes.ts'

type Step = (examination: Examination) => Promise<void>

/** What is examined besides single calls, by profile. */
const STEPS: Readonly<Partial<Record<Profile, readonly Step[]>>> = {
  public: [examineSite],
  identity: [examineUnknownSession, examineSocket],
  games: [examinePictures],
  cashier: [examineCurrency],
  agents: [examineAgentsOnly],
}

/**
 * Examines a gateway profile by profile. Without `write`, it only reads, and opens and ends a
 * session of the account.
 *
 * @throws UsageError if no reply comes from it at all, or if it refuses the brand's pages
 */
export async function examine(order: Order): Promise<Findings> {
  const at = new Date().toISOString()
  const examination = new Examination(order)
  await reachGateway(examination)
  await openSession(examination)
  for (const profile of order.profiles) {
    // Profiles follow each other, so that each reply counts for the profile that asked for it.
    // oxlint-disable-next-line no-await-in-loop
    await examineProfile(examination, profile)
  }
  await closeSession(examination)
  const { gateway, merchant, profiles } = order
  const { cases } = examination
  return { gateway, merchant, at, profiles, cases }
}

async function reachGateway(examination: Examination): Promise<void> {
  const { gateway } = examination
  const { exchange, error, reply } = await gateway.ask(getPermission.definition, {})
  if (!exchange) {
    throw new UsageError(`${gateway.place.gateway} cannot be reached (${findCause(error)})`)
  }
  await requireOrigin(examination, exchange)
  const info = (reply as Permission | undefined)?.info
  const own = info?.whitelabel ?? (await gateway.ask(getWhitelabel.definition, {})).reply
  examination.flags = (own as Whitelabel | undefined)?.flags ?? {}
}

/** Throws if the gateway refuses the brand's pages: every case would then say the same. */
async function requireOrigin(examination: Examination, first: Exchange): Promise<void> {
  const { gateway: address, origin } = examination.gateway.place
  if (first.status !== 403 || !isCrossOrigin(examination)) return
  const headers = { Origin: new URL(address).origin }
  const other = await examination.gateway.probe(getPermission.definition.path, { headers })
  if (other.status === 403) return
  const { hostname, port } = new URL(address)
  const sandbox =
    isOnThisMachine(hostname) || hostname === '127.0.0.1'
      ? `; the gateway of the sandbox is http://gateway.localhost:${port}`
      : ''
  throw new UsageError(
    `${address} refuses the pages of ${origin} (${describeExchange(first)}), so nothing is examined: let it allow this origin${sandbox}`,
  )
}

/** Finds the innermost reason of a failed request, such as ECONNREFUSED. */
function findCause(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException
  return cause ? findCause(cause) : (code ?? message)
}

/** Requests follow each other, so that the time of each is its own. */
async function examineProfile(examination: Examination, profile: Profile): Promise<void> {
  const { order, gateway } = examination
  const from = gateway.exchanges.length
  const calls = examination.listCalls(profile)
  for (const declared of calls.filter(({ name }) => examination.wants(name))) {
    // oxlint-disable-next-line no-await-in-loop
    if (declared.definition.method === 'get') await examineRead(examination, profile, declared)
    // oxlint-disable-next-line no-await-in-loop
    await examineStranger(examination, profile, declared)
  }
  const writes = order.write && examination.session ? (WRITES[profile] ?? []) : []
  for (const step of [...(STEPS[profile] ?? []), ...writes]) {
    // oxlint-disable-next-line no-await-in-loop
    await step(examination)
  }
  if (examination.wants('cors')) {
    await examinePreflights(examination, profile, calls.filter(exists(examination)))
    if (profile === 'public') await examineStrangePage(examination)
  }
  if (examination.wants('replies')) {
    examineReplies(examination, profile, gateway.exchanges.slice(from))
  }
}

const exists =
  ({ cases }: Examination) =>
  ({ name }: DeclaredCall): boolean =>
    !cases.some(
      ({ subject, rule, state }) => subject === name && rule === 'exists' && state === 'failed',
    )

async function examineCurrency(examination: Examination): Promise<void> {
  const { brand } = examination.order
  if (!brand || !examination.session || !examination.wants('getBalance')) return
  const declared = examination.declarationOf(getBalance)
  const { reply } = await examination.ask(declared)
  const { currency } = (reply ?? {}) as { currency?: string }
  if (currency === undefined) return
  const found = currency === brand.currency ? undefined : `${currency}, not ${brand.currency}`
  examination.note('cashier', declared, 'currency', found)
}
