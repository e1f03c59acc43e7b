import { readFileSync } from 'node:fs'
import type { ExtractedMessageType } from '@lingui/conf'

type Message = Pick<ExtractedMessageType, 'message'>

/** What may stand for each value of a message, by its name: a number if translators must inflect by it. */
export type Examples = Readonly<Record<string, string | number>>

export const readExamples = (file: string): Examples =>
  JSON.parse(readFileSync(file, 'utf8')) as Examples

interface Value {
  name: string
  /** Whether the message has a form for each plural of the value. */
  isPlural: boolean
}

/** Lists the values in a message, without the numbers of its elements. */
const valuesOf = (message: string): Value[] =>
  [...message.matchAll(/\{(\w+)(, plural)?(?=[,}])/g)].map(([, name, plural]) => ({
    name: name!,
    isPlural: plural !== undefined,
  }))

/**
 * Lists the values of which translators cannot tell what stands for them, and the numbers by which
 * no language could choose the form of a noun.
 */
export function findUnclearValues(
  catalogues: readonly Readonly<Record<string, Message>>[],
  examples: Examples,
): string[] {
  const messages = new Set(
    catalogues.flatMap((catalogue) =>
      Object.entries(catalogue).map(([id, { message = id }]) => message),
    ),
  )
  const used = new Set<string>()
  const faults = [...messages].flatMap((message) =>
    valuesOf(message).flatMap((value) => {
      used.add(value.name)
      const fault = faultOf(value, examples[value.name])
      return fault ? [`"${message}" has the value {${value.name}}, ${fault}`] : []
    }),
  )
  const unused = Object.keys(examples).filter((name) => !used.has(name))
  return [
    ...new Set(faults),
    ...unused.map((name) => `locales/placeholders.json: no message has the value {${name}}`),
  ]
}

/** Adds an example of each value to a message's comments for translators. */
export function withExamples(
  { message, comments = [] }: { message?: string; comments?: readonly string[] },
  id: string,
  examples: Examples,
): string[] {
  const own = comments.filter((comment) => !/^\{\w+\}: /.test(comment))
  const names = new Set(valuesOf(message ?? id).map(({ name }) => name))
  const known = [...names].filter((name) => name in examples)
  return [...own, ...known.map((name) => `{${name}}: ${examples[name]}`)]
}

function faultOf({ name, isPlural }: Value, example: string | number | undefined) {
  if (/^\d+$/.test(name)) return 'must have a name: ${{ name: value }}'
  if (example === undefined) return 'must have an example in locales/placeholders.json'
  const isNumber = typeof example === 'number'
  if (isNumber && !isPlural) return 'must be a number in a plural: {name, plural, other {#}}'
  if (!isNumber && isPlural) return 'must have a number as its example'
  return undefined
}
