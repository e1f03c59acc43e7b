import { randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import { idFor } from '#scripts/sandbox/world/team/team-demo.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

/** A declared call with a valid input for `demoagent`. */
export interface Trial {
  name: string
  definition: CallDefinition
  input: Record<string, unknown>
}

interface World {
  sandbox: TestSandbox
  brand: Brand
  /** Session tokens and ids that were already fetched. */
  known: Map<string, Promise<string>>
  /** A brand of another merchant, whose accounts have the same names. */
  elsewhere: Brand
}

type Caller = Pick<World, 'sandbox' | 'brand' | 'known'>

/** Members about whom `demoagent` must learn nothing, by name. */
const STRANGERS = {
  'a sibling': 'kittisak88',
  'somebody below a sibling': 'siriporn88',
  'the upline': 'demoleader',
  'a player outside of the team': 'demovip',
  'a trial': 'demotrial',
  'an office agent': 'demooffice',
}

/** Pairs of a caller and a member about whom the caller must learn nothing. */
const LOOKS: readonly [caller: string, whom: string][] = [
  ...Object.values(STRANGERS).map((whom): [string, string] => ['demoagent', whom]),
  ['thanakorn88', 'demoagent'],
  ['thanakorn88', 'pornthip88'],
  ['kittisak88', 'thanakorn88'],
  ['demooffice', 'demoagent'],
]

/**
 * Callers who try the ids of `demoagent`'s data: a sibling, an office agent, an upline and a
 * downline.
 */
const TRIERS = ['kittisak88', 'demooffice', 'demoleader', 'thanakorn88']
/**
 * Calls that the upline may make with ids of `demoagent`'s data: for members in both teams, or as
 * the contract's other side.
 */
const OPEN_TO_UPLINE: readonly string[] = ['careful', 'forgetful', 'processRealtimeSalary']

/** HTTP statuses of refusals that do not reveal whether an id exists. */
const TELLS_NOTHING: readonly number[] = [400, 403, 404]

/** Whether a field name is that of an id. Texts for all agents have ids, too, but in lists only. */
const isId = (field: string) => /^id$|Id$/.test(field)

/**
 * Lists the input fields of a call that contain ids: the fields that the call declares, and the
 * fields of its input.
 */
function listIdFields({ definition, input }: Trial): string[] {
  const declared = [definition.query, definition.body].flatMap((schema) =>
    Object.keys((schema as Schema | undefined)?.entries ?? {}),
  )
  return [...new Set([...declared, ...Object.keys(input)])].filter(isId)
}

/** The parts of a schema that are needed to make inputs. */
interface Schema {
  type: string
  literal?: unknown
  entries?: Record<string, Schema>
  options?: Schema[]
}

/** Makes one input for each action of a call that has several; ids are filled in later. */
const listActionInputs = ({ definition, input }: Trial): Record<string, unknown>[] =>
  ((definition.body as Schema | undefined)?.options ?? []).flatMap(({ entries = {} }) => {
    const fields = Object.entries(entries)
    if (!fields.some(([field]) => isId(field))) return []
    return [
      Object.fromEntries(
        fields.map(([field, schema]) => [
          field,
          schema.literal ?? input[field] ?? simplest(schema),
        ]),
      ),
    ]
  })

const simplest = ({ type }: Schema): unknown =>
  type === 'boolean' ? true : type === 'array' ? [] : type === 'number' ? 1 : 'x'

/** Makes a call; returns null for a refusal that reveals nothing, else the answer. */
async function tryCall(
  world: Caller,
  username: string | null,
  trial: Trial,
  input: Record<string, unknown>,
  refusals: readonly number[] = TELLS_NOTHING,
): Promise<string | null> {
  const answer = await answerOf(world, username, trial, input)
  return refusals.some((status) => answer.startsWith(`${status} `)) ? null : answer
}

/** Returns the answer to a call, or the status and code of its refusal. */
async function answerOf(
  { sandbox, brand, known }: Caller,
  username: string | null,
  { definition }: Trial,
  input: Record<string, unknown>,
): Promise<string> {
  const logIn = () => sandbox.logIn(brand, username ?? '')
  const token = username === null ? undefined : await once(known, `${brand.id} ${username}`, logIn)
  const send = sandbox.transport(brand, { ...(token && { token }), onSchemaMismatch: () => {} })
  try {
    const reply = await send(definition, input, { idempotencyKey: randomUUID() })
    return reply instanceof Blob ? await reply.text() : (JSON.stringify(reply) ?? '')
  } catch (error) {
    return String(error instanceof GatewayError ? `${error.status} ${error.code}` : error)
  }
}

/** Ids of demo accounts differ in each sandbox; ids of the demo team do not. */
async function readId({ sandbox, brand, known }: World, username: string): Promise<string> {
  if (!username.startsWith('demo')) return idFor(brand.merchant, username)
  return once(known, `id of ${username}`, async () => {
    const { ask } = await enter(sandbox, brand, username)
    return (await ask(getMemberInfo)).id
  })
}

function once(known: World['known'], key: string, make: () => Promise<string>): Promise<string> {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

/**
 * The agent's own answer to a call, which nobody else may get; null if the call changes data. Some
 * ids are not unique, such as a day's: a caller who gets a different answer has read nothing of
 * this agent's.
 */
const ownAnswer = async (world: World, trial: Trial): Promise<string | null> =>
  trial.definition.method === 'get' ? tryCall(world, 'demoagent', trial, trial.input) : null

/** Lists calls by which somebody can read a member of another team by id. */
export async function findTrespasses(world: World, trial: Trial): Promise<string[]> {
  const { brand, elsewhere } = world
  const found: string[] = []
  const fields = listIdFields(trial)
  for (const field of fields) {
    for (const [caller, whom] of LOOKS) {
      const id = await readId(world, whom)
      const input = { ...trial.input, [field]: id }
      const got = await tryCall(world, caller, trial, input)
      if (got !== null) found.push(`${caller} reached ${whom} by ${field}: ${got.slice(0, 200)}`)
    }
    const id = idFor(elsewhere.merchant, 'thanakorn88')
    const input = { ...trial.input, [field]: id }
    const got = await tryCall(world, 'demoagent', trial, input)
    if (got !== null)
      found.push(`${brand.merchant} reached ${elsewhere.merchant} by ${field}: ${got}`)
  }
  if (!fields.some((field) => trial.input[field] !== undefined)) return found
  // Data of the agent, or of a member below, must not be readable by others.
  const own = await ownAnswer(world, trial)
  for (const caller of TRIERS) {
    if (caller === 'demoleader' && OPEN_TO_UPLINE.includes(trial.name)) continue
    const got = await tryCall(world, caller, trial, trial.input)
    if (got === null || (own !== null && got !== own)) continue
    found.push(`${caller} reached what is demoagent’s: ${got.slice(0, 200)}`)
  }
  const abroad = { ...world, brand: elsewhere }
  const got = await tryCall(abroad, 'demoagent', trial, trial.input)
  if (got !== null && (own === null || got === own)) {
    found.push(`${elsewhere.merchant} reached what is ${brand.merchant}’s: ${got.slice(0, 200)}`)
  }
  return found
}

/** Collects the ids in replies to `demoagent`, with only a few of each similar kind. */
export async function harvestIds(world: World, trials: readonly Trial[]): Promise<string[]> {
  const found = new Map<string, Set<string>>()
  for (const trial of trials) {
    if (trial.definition.method !== 'get') continue
    const reply = await tryCall(world, 'demoagent', trial, trial.input)
    for (const id of reply?.startsWith('{') ? collectIds(JSON.parse(reply)) : []) {
      const look = `${id.length} ${id.includes('-')}`
      const alike = found.get(look) ?? new Set()
      if (alike.size < 3) found.set(look, alike.add(id))
    }
  }
  return [...found.values()].flatMap((ids) => [...ids])
}

function collectIds(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isId(key) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) =>
    collectIds(each, Array.isArray(value) ? key : name),
  )
}

/**
 * Lists data that another caller, such as a sibling agent, can read with ids only `demoagent` may
 * know.
 */
export async function findShared(
  world: World,
  trial: Trial,
  ids: readonly string[],
  caller = 'kittisak88',
): Promise<string[]> {
  const found: string[] = []
  const inputs = [trial.input, ...listActionInputs(trial)]
  for (const input of inputs) {
    const fields = listIdFields({ ...trial, input })
    for (const [field, id] of fields.flatMap((one) => ids.map((each) => [one, each] as const))) {
      const asked = { ...trial, input: { ...input, [field]: id } }
      const got = await tryCall(world, caller, asked, asked.input)
      if (got === null) continue
      const own = await ownAnswer(world, asked)
      if (own === null || got === own) found.push(`by ${field} ${id}: ${got.slice(0, 200)}`)
    }
  }
  return found
}

/**
 * Lists answers to a former upline about moved members that differ from a stranger's refusal.
 *
 * @param ids the ids of the moved members' data, by what they identify
 */
export async function findLeftovers(
  world: World,
  trial: Trial,
  ids: Readonly<Record<string, string>>,
  { former, stranger }: { former: string; stranger: string },
): Promise<string[]> {
  const found: string[] = []
  for (const input of [trial.input, ...listActionInputs(trial)]) {
    const fields = listIdFields({ ...trial, input })
    for (const [what, id] of Object.entries(ids)) {
      for (const field of fields) {
        const asked = { ...input, [field]: id }
        const told = await answerOf(world, former, trial, asked)
        const refusal = await answerOf(world, stranger, trial, asked)
        const isRefused = /^4\d\d /.test(told)
        if (told === refusal && isRefused) continue
        found.push(`${what} by ${field}: ${told.slice(0, 150)}, not ${refusal.slice(0, 150)}`)
      }
    }
  }
  return found
}

/** Lists callers who are not agents but get an answer from an agent call. */
export async function findIntruders(world: World, trial: Trial): Promise<string[]> {
  const callers = [null, 'demomember', 'demovip', 'demotrial']
  const answers = await Promise.all(
    callers.map(async (caller) => ({
      caller: caller ?? 'a visitor',
      got: await tryCall(world, caller, trial, trial.input, [401, 403]),
    })),
  )
  return answers.flatMap(({ caller, got }) => (got === null ? [] : [`${caller} got ${got}`]))
}

/**
 * Lists names in answers to an upline, one of the upline's agents and a sibling that must be
 * hidden: names of members below a direct downline, and of other teams.
 */
export async function findHiddenNames(world: World, trial: Trial): Promise<string[]> {
  const found: string[] = []
  for (const [caller, names] of Object.entries(HIDDEN)) {
    const given = JSON.stringify(trial.input).toLowerCase()
    const reply = (await tryCall(world, caller, trial, trial.input))?.toLowerCase() ?? ''
    for (const name of names) {
      if (reply.includes(name) && !given.includes(name)) found.push(`${caller} read ${name}`)
    }
  }
  return found
}

/** Members whose name and nickname each caller must not see. */
const HIDDEN: Record<string, readonly string[]> = {
  demoleader: ['thanakorn', 'nattaporn', 'chaiyo', 'weerachai', 'siriporn'],
  demoagent: ['nattaporn', 'chaiyo', 'weerachai', 'kittisak', 'jirawat', 'rattana', 'malee'],
  kittisak88: ['siriporn', 'thanakorn', 'nattaporn', 'rattana', 'anong', 'malee'],
}
