import { HEADERS } from '#core/contract/headers.ts'
import { getSystemStatus } from '#core/system/api.ts'
import { EXPOSED_HEADERS, listAllowedHeaders } from '../contract/cors.ts'
import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Examination } from './examination.ts'
import type { Exchange } from './gateway.ts'
import type { Profile } from './report.ts'

/** Origin of a page that is nobody's. */
const STRANGE = 'https://doctor.invalid'

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase())

const lackOf = (headers: Headers, name: string, needed: readonly string[]): string | undefined => {
  const sent = listOf(headers, name)
  const missing = needed.filter((each) => !sent.includes(each.toLowerCase()))
  return missing.length > 0 ? `${name} lacks ${missing.join(', ')}` : undefined
}

/** Whether the brand's pages have another origin than the gateway. */
export const isCrossOrigin = ({ gateway: { place } }: Examination): boolean =>
  new URL(place.gateway).origin !== new URL(place.origin).origin

/** Finds what keeps a page of the brand from reading a reply. */
export function findUnreadable({ headers }: Exchange, origin: string): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed !== origin) {
    return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}`
  }
  if (headers.get('Access-Control-Allow-Credentials') === 'true') {
    return 'Access-Control-Allow-Credentials is true'
  }
  if (!listOf(headers, 'Vary').includes('origin')) return 'Vary lacks Origin'
  return lackOf(headers, 'Access-Control-Expose-Headers', EXPOSED_HEADERS)
}

/**
 * Asks as browsers ask before a call from another origin: once for each first part of a path and
 * each method, since gateways route by these.
 */
export async function examinePreflights(
  examination: Examination,
  profile: Profile,
  calls: readonly DeclaredCall[],
): Promise<void> {
  if (!isCrossOrigin(examination)) return
  const byRoute = new Map(
    calls.map((each) => [`${each.definition.method} ${each.definition.path.split('/')[1]}`, each]),
  )
  const encrypted = calls.flatMap(({ definition }) => definition.encryptedHeaders ?? [])
  const faults: string[] = []
  for (const { definition } of byRoute.values()) {
    const method = definition.method.toUpperCase()
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const reply = await examination.gateway.probe(definition.path, {
      method: 'OPTIONS',
      isBare: true,
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': listAllowedHeaders(encrypted).join(',').toLowerCase(),
      },
    })
    const fault = findBarred(reply, examination.gateway.place.origin, method, encrypted)
    if (fault) faults.push(`${fault}, at OPTIONS ${definition.path} for ${method}`)
  }
  examination.note(profile, 'cors', 'preflight', faults)
}

function findBarred(
  { status, headers }: Exchange,
  origin: string,
  method: string,
  encrypted: readonly string[],
): string | undefined {
  if (status < 200 || status > 299) return `Status ${status}`
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed !== origin) {
    return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}`
  }
  return (
    lackOf(headers, 'Access-Control-Allow-Methods', [method]) ??
    lackOf(headers, 'Access-Control-Allow-Headers', listAllowedHeaders(encrypted))
  )
}

/** Examines whether a page of a stranger may not read replies. */
export async function examineStrangePage(examination: Examination): Promise<void> {
  if (!isCrossOrigin(examination)) return
  const { headers } = await examination.gateway.probe(getSystemStatus.definition.path, {
    headers: { Origin: STRANGE, [HEADERS.requestId]: crypto.randomUUID() },
  })
  const allowed = headers.get('Access-Control-Allow-Origin')
  const found = allowed && `Access-Control-Allow-Origin is ${allowed} for ${STRANGE}`
  examination.note('public', 'cors', 'strange-page', found || undefined)
}
