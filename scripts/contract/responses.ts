import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallDefinition } from '#core/contract/call.ts'
import { FIELD_FAULTS, type FieldFaults } from '#core/contract/fieldFaults.ts'
import { OF_EVERY_CALL, REPLY_HEADERS } from './components.ts'
import type { DeclaredCall } from './declared-calls.ts'
import { OPEN_WHILE_CHANGING } from './open-while-changing.ts'
import { describeRefusal, findRefusals, listNamed, type Refusal } from './refusals.ts'
import { type Json, ref } from './schemas.ts'

/** Writes the responses of a call's refusals by status, each with its codes. */
export function writeRefusals(
  call: Pick<DeclaredCall, 'name' | 'owner' | 'definition'>,
  comment: string | undefined,
): Record<string, Json> {
  const general = listGeneral(call.definition)
  const own = [...findRefusals(call), ...listNamed(comment ?? '')].filter(isUnderstood)
  const byStatus: Record<string, Refusal[]> = {}
  for (const refusal of [...general, ...own]) {
    if (OF_EVERY_CALL.some(({ code }) => code === refusal.code)) continue
    const same = (byStatus[refusal.status] ??= [])
    const known = same.find(({ code }) => code === refusal.code)
    if (!known) same.push({ ...refusal })
    else known.data = [...new Set([...known.data, ...refusal.data])].toSorted()
  }
  const { fieldFaults } = call.definition
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, refusals]) => [
      status,
      writeResponse(refusals, status === '422' ? fieldFaults : undefined),
    ]),
  )
}

/** Lists the refusals that follow from how a call is declared. */
function listGeneral(definition: CallDefinition): Refusal[] {
  const { access, trial, feature, query, body, encrypted, encryptedHeaders, form, intent } =
    definition
  const keys: (string | false | undefined)[] = [
    'unknown_merchant/host',
    ...(access === 'visitor' ? [] : ['not_logged_in']),
    access !== 'visitor' &&
      !OPEN_WHILE_CHANGING.includes(`${definition.method} ${definition.path}`) &&
      'password_change_required',
    access === 'player' && 'error_not_member/play',
    access === 'agent' && 'error_not_agent',
    trial && 'in_need_true_account',
    feature && `403 mode_disabled The brand’s feature \`${feature}\` is off.`,
    (query ?? body) && 'invalid_request',
    body && !form && '413 body_too_large The body is too large.',
    body && '415 unsupported_media_type The body has another media type.',
    ...(encrypted || encryptedHeaders ? ['bad_cipher', 'unknown_key'] : []),
    encryptedHeaders && '400 missing_header A header that the call needs is missing.',
    ...(intent ? ['idempotency_key_required', 'idempotency_conflict'] : []),
    definition.fieldFaults && 'invalid_fields',
  ]
  const plain = keys.filter(Boolean).map((key) => ({ ...describeRefusal(key as string), data: [] }))
  return access === 'visitor'
    ? plain
    : [...plain, { ...describeRefusal('session_expired'), data: ['reason'] }]
}

/** The text of the site's sources; a code in it is one that the site tells apart. */
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../../src') })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8'))
  .join('\n')
const WORDS = new Set(
  SOURCES.match(/['"`]\w+['"`]|\b\w+(?=:)/g)?.map((word) => word.replaceAll(/['"`]/g, '')),
)

/** Whether the site has words, or something to do, for a refusal. */
const isUnderstood = ({ code }: Refusal) => code !== 'invalid_request' && WORDS.has(code)

/** What `data` of refusals contains, by field. */
const DATA_FIELDS: Record<string, Json> = {
  attemptsLeft: { type: 'integer', minimum: 0, description: 'Tries that are left.' },
  blockers: {
    type: 'array',
    items: { type: 'object' },
    description: 'What stands in the way, as the terms of a withdrawal list it.',
  },
  captcha: { type: 'boolean', description: 'Whether the next try needs a captcha.' },
  contracts: {
    type: 'array',
    items: { type: 'string' },
    description: 'Ids of the contracts that would end as well.',
  },
  fields: { description: 'What is wrong, by field.' },
  groups: { type: 'array', items: { type: 'string' }, description: 'The kinds of games.' },
  kind: { type: 'string', description: 'Kind of the proof that was refused.' },
  left: { type: 'string', description: 'Amount that is left of today’s limit.' },
  name: { type: 'string', description: 'Name of the social account.' },
  provider: { type: 'string', description: 'Provider of the social account.' },
  rates: { type: 'object', description: 'The agent’s own rates, by kind of games.' },
  reason: { type: 'string', description: 'Why, as one word.' },
  retryAfterSeconds: {
    type: 'integer',
    minimum: 1,
    description: 'Seconds until the call may be repeated; the site counts them down.',
  },
  state: { type: 'string', description: 'The state that was reached before.' },
  triesLeft: { type: 'integer', minimum: 0, description: 'Tries that are left.' },
}

function describeField(name: string): Json {
  const field = DATA_FIELDS[name]
  if (!field) throw new Error(`scripts/contract/responses.ts does not describe ${name} of data`)
  return field
}

/** Writes the response of one status, with all its codes. */
export function writeResponse(refusals: readonly Refusal[], faults?: FieldFaults): Json {
  const fields = new Set(refusals.flatMap(({ data }) => data))
  const properties = Object.fromEntries([...fields].map((name) => [name, describeField(name)]))
  if (faults) properties.fields = writeFieldFaults(faults)
  const hasData = Object.keys(properties).length > 0
  const [first] = refusals
  return {
    description: refusals.map(describe).join('\n'),
    headers: REPLY_HEADERS,
    content: {
      'application/json': {
        schema: {
          allOf: [ref('schemas', 'Problem')],
          properties: {
            code: { enum: refusals.map(({ code }) => code) },
            ...(hasData && { data: { type: 'object', properties } }),
          },
        },
        example: { code: first!.code, message: first!.message },
      },
    },
  }
}

const describe = ({ code, message, data = [] }: Omit<Refusal, 'data'> & { data?: string[] }) =>
  `- \`${code}\`: ${message}${data.length > 0 ? ` (\`data\`: ${data.map((name) => `\`${name}\``).join(', ')})` : ''}`

/** Schema of `data.fields` for `invalid_fields`: the fault of each field that the call may refuse. */
const writeFieldFaults = (faults: FieldFaults): Json => ({
  type: 'object',
  description: `For \`invalid_fields\`, what is wrong with each field; the site has words for all of these: ${FIELD_FAULTS.join(', ')}.`,
  properties: Object.fromEntries(
    Object.entries(faults).map(([field, kinds]) => [field, { type: 'string', enum: [...kinds] }]),
  ),
})

/**
 * Moves responses that several calls share to the components, under a name made of their codes, if
 * they have few.
 */
export function shareResponses(operations: readonly Json[]): Record<string, Json> {
  const byForm = new Map<string, { status: string; responses: Json; response: Json }[]>()
  for (const { responses } of operations as { responses: Record<string, Json> }[]) {
    for (const [status, response] of Object.entries(responses)) {
      if (!/^4|^5/.test(status)) continue
      const form = JSON.stringify(response)
      byForm.set(form, [...(byForm.get(form) ?? []), { status, responses, response }])
    }
  }
  const shared: Record<string, Json> = {}
  for (const uses of byForm.values()) {
    const { status, response } = uses[0]!
    const codes = codesOf(response)
    if (uses.length < 2 || codes.length > 3) continue
    const name = `${status}_${codes.join('_or_')}`
    if (shared[name]) continue
    shared[name] = response
    for (const each of uses) each.responses[each.status] = ref('responses', name)
  }
  return shared
}

const codesOf = (response: Json): string[] =>
  (
    response as {
      content: { 'application/json': { schema: { properties: { code: { enum: string[] } } } } }
    }
  ).content['application/json'].schema.properties.code.enum
