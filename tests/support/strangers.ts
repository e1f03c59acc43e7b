import { randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getMemberInfo } from '#core/member/api.ts'
import { idFor } from '#scripts/sandbox/world/team-demo.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

/** A declared call with input that `demoagent` may give it. */
export interface Trial {
  name: string
  definition: CallDefinition
  input: Record<string, unknown>
}

interface World {
  sandbox: TestSandbox
  brand: Brand
  /** A brand of another merchant, which has the same names. */
  elsewhere: Brand
}

/** People of whom `demoagent` sees nothing, by name. */
const STRANGERS = {
  'a sibling': 'kittisak88',
  'somebody below a sibling': 'siriporn88',
  'the upline': 'demoleader',
  'a player outside of the team': 'demovip',
  'a trial': 'demotrial',
  'an office agent': 'demooffice',
}

/** Who looks from where at whom: up, sideways and into another merchant. */
const LOOKS: readonly [caller: string, whom: string][] = [
  ...Object.values(STRANGERS).map((whom): [string, string] => ['demoagent', whom]),
  ['thanakorn88', 'demoagent'],
  ['thanakorn88', 'pornthip88'],
  ['kittisak88', 'thanakorn88'],
  ['demooffice', 'demoagent'],
]

/** Refusals by which a caller learns nothing of what the id names. */
const TELLS_NOTHING: readonly (number | undefined)[] = [400, 403, 404]

/** Texts that all agents may read have ids, too, but come in lists. */
const isId = (field: string) => /^id$|Id$/.test(field)

/** The fields of a call that name somebody or something: those it declares, and those given. */
export function listIdFields({ definition, input }: Trial): string[] {
  const declared = [definition.query, definition.body].flatMap((schema) => schemasOf(schema))
  return [...new Set([...declared, ...Object.keys(input)])].filter(isId)
}

/** Names of a schema's fields, in each of its variants. */
function schemasOf(schema: unknown): string[] {
  const { entries, options } = (schema ?? {}) as { entries?: object; options?: unknown[] }
  // Fields of one variant mean nothing to another; the given ones tell which it is.
  return options ? [] : Object.keys(entries ?? {})
}

/** What came of a call: null if it was refused so that nothing is learnt, else what was answered. */
async function tryCall(
  { sandbox, brand }: { sandbox: TestSandbox; brand: Brand },
  username: string | null,
  { definition }: Trial,
  input: Record<string, unknown>,
  refusals: readonly (number | undefined)[] = TELLS_NOTHING,
): Promise<string | null> {
  const token = username === null ? undefined : await sandbox.logIn(brand, username)
  const send = sandbox.transport(brand, { ...(token && { token }), onContractDrift: () => {} })
  try {
    const reply = await send(definition, input, { idempotencyKey: randomUUID() })
    return JSON.stringify(reply) ?? ''
  } catch (error) {
    if (error instanceof GatewayError && refusals.includes(error.status)) return null
    return String(error instanceof GatewayError ? `${error.status} ${error.code}` : error)
  }
}

/** Ids of demo accounts are new in each world; those of the demo team are not. */
async function readId({ sandbox, brand }: World, username: string): Promise<string> {
  if (!username.startsWith('demo')) return idFor(brand.merchant, username)
  return (await (await enter(sandbox, brand, username)).ask(getMemberInfo)).id
}

/** Calls that let somebody reach a person of another team by id. */
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
  // What is the agent's own, or somebody's below, is nothing to others, whatever it is.
  for (const caller of ['kittisak88', 'demooffice']) {
    const got = await tryCall(world, caller, trial, trial.input)
    if (got !== null) found.push(`${caller} reached what is demoagent’s: ${got.slice(0, 200)}`)
  }
  const abroad = { sandbox: world.sandbox, brand: elsewhere }
  const got = await tryCall(abroad, 'demoagent', trial, trial.input)
  if (got !== null) found.push(`${elsewhere.merchant} reached what is ${brand.merchant}’s: ${got}`)
  return found
}

/** Callers who are no agents and whom a call answers nevertheless. */
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
 * Names in what a call answers `demoleader` or `demoagent` that the rules hide: those of people below
 * a downline, and those of other teams.
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

/** Of whom each sees neither name nor nickname. */
const HIDDEN: Record<string, readonly string[]> = {
  demoagent: ['nattaporn', 'chaiyo', 'weerachai', 'kittisak', 'jirawat', 'rattana', 'malee'],
  kittisak88: ['siriporn', 'thanakorn', 'nattaporn', 'rattana', 'anong', 'malee'],
}
