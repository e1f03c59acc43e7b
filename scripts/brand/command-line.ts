import { stripVTControlCharacters } from 'node:util'
import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { BRAND_ID, BRAND_ID_RULE } from '#core/brand/brandId.ts'
import { quote } from '#lib/quote.ts'
import { describeFailure, type Fault, FaultError, RefusedError, UsageError } from './fault.ts'
import { formatProduct, readProduct } from './product.ts'
import { findNearest } from './read/nearest.ts'

/** Tells people what happens; silent with `--json` and `--quiet`. */
export type Say = (text: string) => void

export interface Outcome {
  /** The result for programs, which `--json` prints together with the faults. */
  json?: Readonly<Record<string, unknown>>
  /** What is wrong with the brands; the command then ends with 1. */
  faults?: readonly Fault[]
}

export interface Verb {
  description: string
  args: ArgsDef
  /**
   * Arguments that the command accepts besides its flags, for the check of what was typed and for
   * the help.
   */
  takes: keyof typeof TAKES
  run: (
    args: Record<string, string | boolean | undefined>,
    words: string[],
    say: Say,
  ) => Promise<Outcome | void>
}

/** Flags of verbs whose result programs read. */
export const TELLING = {
  json: { type: 'boolean', description: 'Print the result as one JSON object' },
  quiet: { type: 'boolean', description: 'Print faults only' },
} as const

/** Flag of verbs that write, by which an operator sees first what they would do. */
export const DRY_RUN = {
  'dry-run': { type: 'boolean', description: 'Say what would be done, without doing it' },
} as const

/** Exit codes: the work is done; faults were found or it was refused; the command line is wrong. */
const DONE = 0
const REFUSED = 1
const WRONG_USE = 2

const TAKES = {
  ids: { least: 0, most: Infinity, words: { id: 'Brands; all when none is named' } },
  id: { least: 1, most: 1, words: { id: 'Brand' } },
  'id, maybe a release': {
    least: 1,
    most: 2,
    words: { id: 'Brand', release: 'Release, by its hash or the beginning of that' },
  },
  'id, maybe two releases': {
    least: 1,
    most: 3,
    words: {
      id: 'Brand',
      before: 'Release, by its hash or the beginning of that',
      after: 'The same',
    },
  },
  'maybe one id': { least: 0, most: 1, words: { id: 'Brand; the first when none is named' } },
  'maybe a new id': {
    least: 0,
    most: 1,
    words: { id: 'Brand to write; none with --from' },
  },
  code: { least: 1, most: 1, words: { id: 'Code of the language, such as JA' } },
  nothing: { least: 0, most: 0, words: {} },
} as const satisfies Record<string, Takes>

/** Words that a verb takes, with their description for its help. */
interface Takes {
  least: number
  most: number
  words: Readonly<Record<string, string>>
}

/** Runs the command that the user named; prints an error without a stack trace. */
export async function runVerbs(
  name: string,
  description: string,
  verbs: Readonly<Record<string, Verb>>,
  rawArgs: readonly string[],
): Promise<void> {
  const program = defineCommand({
    meta: { name, description },
    subCommands: Object.fromEntries(
      Object.entries(verbs).map(([verb, definition]) => [
        verb,
        defineCommand({ meta: { name: verb, description: definition.description } }),
      ]),
    ),
  })
  const [verb, ...rest] = rawArgs
  if (verb === undefined || isHelp(verb)) {
    printHelp(await renderUsage(program))
    process.exitCode = verb === undefined ? WRONG_USE : DONE
    return
  }
  if (verb === '--version') return console.log(formatProduct(readProduct()))
  const definition = Object.hasOwn(verbs, verb) ? verbs[verb]! : undefined
  if (definition) return runVerb(verb, definition, rest, program as CommandDef)
  const nearest = findNearest(verb, Object.keys(verbs))
  const hint = nearest ? `did you mean ${nearest}?` : `known: ${Object.keys(verbs).join(', ')}`
  end(new UsageError(`There is no verb ${verb}; ${hint}`))
}

/**
 * Runs one command, prints its outcome, and sets the exit code.
 *
 * @param parent program whose verb it is; a program that has only one command has none
 */
export async function runVerb(
  name: string,
  verb: Verb,
  rawArgs: readonly string[],
  parent?: CommandDef,
): Promise<void> {
  const command = toCommand(name, verb)
  if (rawArgs.some(isHelp)) return printHelp(await renderUsage(command, parent))
  // The doctor's flag of this name takes a file, and what it prints stays for people.
  const isJson = verb.args['json']?.type === 'boolean' && rawArgs.includes('--json')
  try {
    checkFlags(name, verb, rawArgs)
    const { result } = await runCommand(command, { rawArgs: [...rawArgs] })
    const { json, faults = [] } = (result ?? {}) as Outcome
    if (isJson) printJson({ ...json, faults })
    if (faults.length > 0) end(new FaultError(faults))
  } catch (error) {
    if (isJson) printJson({ faults: listFaults(error) })
    end(error)
  }
}

/** Ends the program with an error: says it, and sets the exit code. */
function end(error: unknown): void {
  process.exitCode = error instanceof UsageError ? WRONG_USE : REFUSED
  console.error(explain(error))
}

const listFaults = (error: unknown): object[] =>
  error instanceof FaultError ? [...error.faults] : [{ message: explain(error) }]

const printJson = (value: object) => console.log(JSON.stringify(value, null, 2))

function toCommand(name: string, { description, args, takes, run }: Verb): CommandDef {
  const positional: ArgsDef = Object.fromEntries(
    Object.entries(TAKES[takes].words).map(([word, told]) => [
      word,
      { type: 'positional', required: false, description: told },
    ]),
  )
  return defineCommand({
    meta: { name, description },
    args: { ...positional, ...args },
    run: (context) => {
      const given = context.args as Record<string, string | boolean | undefined> & { _: string[] }
      const isSilent = given['json'] === true || given['quiet'] === true
      return run(given, given._, isSilent ? () => {} : (text) => console.log(text))
    },
  }) as CommandDef
}

/** The library citty accepts any flag, but a mistyped flag must not be silently ignored. */
function checkFlags(verb: string, { args, takes }: Verb, rest: readonly string[]): void {
  const known = Object.keys(args)
  const words: string[] = []
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at]!
    if (!word.startsWith('-')) {
      words.push(word)
      continue
    }
    const [flag, inline] = word.replace(/^-+/, '').split(/=(.*)/s)
    const name = flag!.replace(/^no-/, '')
    const definition = args[flag!] ?? (args[name]?.type === 'boolean' ? args[name] : undefined)
    if (!definition || !word.startsWith('--')) {
      const nearest = findNearest(flag!, known)
      const hint = nearest
        ? `did you mean --${nearest}?`
        : `known: ${known.map((one) => `--${one}`).join(', ') || 'none'}`
      throw new UsageError(`${verb} does not know ${word.split('=')[0]}; ${hint}`)
    }
    if (definition.type === 'boolean') continue
    const value = inline ?? rest[++at]
    if (value === undefined || value === '' || (inline === undefined && value.startsWith('--'))) {
      throw new UsageError(`${verb} --${flag} needs a value`)
    }
  }
  checkWords(verb, takes, words)
}

function checkWords(verb: string, takes: Verb['takes'], words: readonly string[]): void {
  const { least, most } = TAKES[takes]
  if (takes === 'nothing' && words.length > 0) throw new UsageError(`${verb} takes flags only`)
  if (takes === 'code') {
    if (words.length === 1) return
    throw new UsageError(`${verb} needs one code of a language, such as JA`)
  }
  const [id] = words
  if (words.length < least || words.length > most) {
    const rest = most > 1 ? `, and at most ${most - 1} of its releases` : ''
    throw new UsageError(`${verb} ${least === 0 ? 'takes' : 'needs'} one brand id${rest}`)
  }
  // A command may use the id as a folder's name, so no other path is accepted as an id.
  if (takes !== 'ids' && id !== undefined && !BRAND_ID.test(id)) {
    throw new UsageError(`The id is ${quote(id)}, ${BRAND_ID_RULE}`)
  }
}

const printHelp = (text: string) =>
  console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text))

const isHelp = (word: string) => word === '--help' || word === '-h'

function explain(error: unknown): string {
  if (error instanceof FaultError || error instanceof UsageError) return error.message
  if (error instanceof RefusedError) return error.message
  const { code, message, stack, path } = error as NodeJS.ErrnoException
  if (code === undefined) return stack ?? message
  return describeFailure(code, message, path ?? process.cwd())
}
