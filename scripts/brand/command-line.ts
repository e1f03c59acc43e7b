import { stripVTControlCharacters } from 'node:util'
import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { BRAND_ID, BRAND_ID_RULE } from '#core/brand/brandId.ts'
import { quote } from '#lib/quote.ts'
import { describeFailure, FaultError, UsageError } from './fault.ts'
import { findNearest } from './read/nearest.ts'

export interface Verb {
  description: string
  args: ArgsDef
  /**
   * Arguments that the command accepts besides its flags, for the check of what was typed and for
   * the help.
   */
  takes: 'ids' | 'id' | 'maybe one id' | 'code' | 'nothing'
  run: (args: Record<string, string | boolean | undefined>, ids: string[]) => Promise<void>
}

/**
 * Runs the command that the user named; prints an error without a stack trace and sets the exit
 * code.
 */
export async function runVerbs(
  name: string,
  description: string,
  verbs: Readonly<Record<string, Verb>>,
  rawArgs: readonly string[],
): Promise<void> {
  const program = defineCommand({
    meta: { name, description },
    subCommands: Object.fromEntries(
      Object.entries(verbs).map(([verb, definition]) => [verb, toCommand(verb, definition)]),
    ),
  })
  try {
    const [verb, ...rest] = rawArgs
    if (verb === undefined || isHelp(verb)) {
      printHelp(await renderUsage(program))
      if (verb === undefined) process.exitCode = 1
      return
    }
    const definition = Object.hasOwn(verbs, verb) ? verbs[verb]! : undefined
    if (!definition) {
      const nearest = findNearest(verb, Object.keys(verbs))
      const hint = nearest ? `did you mean ${nearest}?` : `known: ${Object.keys(verbs).join(', ')}`
      throw new UsageError(`There is no verb ${verb}; ${hint}`)
    }
    await runOne(verb, definition, rest, program as CommandDef)
  } catch (error) {
    fail(error)
  }
}

/** Runs a program that has only one command, with the same handling of flags and errors. */
export async function runVerb(name: string, verb: Verb, rawArgs: readonly string[]): Promise<void> {
  try {
    await runOne(name, verb, rawArgs)
  } catch (error) {
    fail(error)
  }
}

async function runOne(
  name: string,
  verb: Verb,
  rawArgs: readonly string[],
  parent?: CommandDef,
): Promise<void> {
  const command = toCommand(name, verb)
  if (rawArgs.some(isHelp)) {
    printHelp(await renderUsage(command, parent))
    return
  }
  checkFlags(name, verb, rawArgs)
  await runCommand(command, { rawArgs: [...rawArgs] })
}

function fail(error: unknown): void {
  process.exitCode = 1
  console.error(explain(error))
}

const DESCRIPTIONS = {
  ids: 'Brands; all when none is named',
  id: 'Brand',
  'maybe one id': 'Brand; the first when none is named',
  code: 'Code of the language, such as JA',
}

function toCommand(name: string, { description, args, takes, run }: Verb): CommandDef {
  const positional: ArgsDef =
    takes === 'nothing'
      ? {}
      : {
          id: {
            type: 'positional',
            required: false,
            description: DESCRIPTIONS[takes],
          },
        }
  return defineCommand({
    meta: { name, description },
    args: { ...positional, ...args },
    run: (context) => {
      const given = context.args as Record<string, string | boolean | undefined> & { _: string[] }
      return run(given, given._)
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
  if (takes === 'id') requireId(verb, words)
  if (takes === 'code' && words.length !== 1)
    throw new UsageError(`${verb} needs one code of a language, such as JA`)
  if (takes === 'maybe one id' && words.length > 1)
    throw new UsageError(`${verb} takes one brand id`)
  if (takes === 'nothing' && words.length > 0) throw new UsageError(`${verb} takes flags only`)
}

/** A command may use the id as a folder's name, so no other path is accepted as an id. */
function requireId(verb: string, words: readonly string[]): void {
  const [id] = words
  if (id === undefined || words.length > 1) throw new UsageError(`${verb} needs one brand id`)
  if (!BRAND_ID.test(id)) throw new UsageError(`The id is ${quote(id)}, ${BRAND_ID_RULE}`)
}

const printHelp = (text: string) =>
  console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text))

const isHelp = (word: string) => word === '--help' || word === '-h'

function explain(error: unknown): string {
  if (error instanceof FaultError || error instanceof UsageError) return error.message
  const { code, message, stack, path } = error as NodeJS.ErrnoException
  if (code === undefined) return stack ?? message
  return describeFailure(code, message, path ?? process.cwd())
}
