import { HEADERS } from '#core/contract/headers.ts'
import { createEncrypter } from '#core/gateway/encryption.ts'
import { getKeys } from '#core/gateway/api.ts'
import { getPermission, getSystemStatus } from '#core/system/api.ts'
import { getHelpCenter } from '#parts/content/help/api.ts'
import type { Examination } from './examination.ts'
import { findFaults } from './reads.ts'
import { describeExchange, readCode } from './refusals.ts'

/** Members of a JSON Web Key that must stay with the gateway (RFC 7518). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']

const STATES = ['open', 'in maintenance', 'closed to this region']

/** Examines what every visitor of the site depends on. */
export async function examineSite(examination: Examination): Promise<void> {
  if (examination.wants('getPermission')) await examineState(examination)
  if (examination.wants('getKeys')) await examineKeys(examination)
  if (examination.wants('getHelpCenter')) await examineLanguages(examination)
  if (examination.wants('merchant')) await examineMerchant(examination)
  if (examination.wants('unknown-call')) await examineUnknownCall(examination)
}

async function examineState(examination: Examination): Promise<void> {
  const declared = examination.declarationOf(getPermission)
  const { reply } = await examination.ask(declared)
  const { systemStatus } = (reply ?? {}) as { systemStatus?: number }
  if (systemStatus === undefined) return
  const found = systemStatus === 0 ? undefined : `It is ${STATES[systemStatus]}`
  examination.note('public', declared, 'open', found)
}

async function examineKeys(examination: Examination): Promise<void> {
  const declared = examination.declarationOf(getKeys)
  const { reply } = await examination.ask(declared)
  const { keys } = (reply ?? { keys: [] }) as { keys: Record<string, unknown>[] }
  if (keys.length === 0) return
  const fault = await createEncrypter(
    () => Promise.resolve({ keys }),
    examination.gateway.place.thumbprint,
  )
    .encrypt('doctor')
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
  examination.note('public', declared, 'key-usable', fault)
  const leaked = PRIVATE_MEMBERS.filter((name) => keys.some((key) => name in key))
  const found = leaked.length > 0 ? `It has ${leaked.join(', ')}` : undefined
  examination.note('public', declared, 'key-public', found)
}

async function examineLanguages(examination: Examination): Promise<void> {
  const { gateway, order } = examination
  const declared = examination.declarationOf(getHelpCenter)
  const faults: string[] = []
  for (const language of order.brand?.languages ?? []) {
    if (language === gateway.place.language) continue
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const answer = await gateway.ask(declared.definition, {}, { language })
    faults.push(...[findFaults(answer) ?? []].flat().map((fault) => `In ${language}: ${fault}`))
  }
  examination.note('public', declared, 'languages', faults)
}

async function examineMerchant(examination: Examination): Promise<void> {
  const reply = await examination.gateway.probe(getSystemStatus.definition.path, {
    headers: { [HEADERS.merchant]: 'doctor-nobody' },
  })
  const isRefused = reply.status >= 400 && reply.status < 500
  examination.note(
    'public',
    'merchant',
    'merchant',
    isRefused ? undefined : describeExchange(reply),
  )
}

async function examineUnknownCall(examination: Examination): Promise<void> {
  const reply = await examination.gateway.probe(`/wps/doctor/${crypto.randomUUID()}`)
  const isRefused = reply.status === 404 && readCode(reply) !== undefined
  const found = isRefused ? undefined : `${describeExchange(reply)}; expected 404 with a code`
  examination.note('public', 'unknown-call', 'unknown-call', found)
}
