import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { CHOICES } from '#core/brand/choices.ts'
import { SEED_NAMES, TOKEN_NAMES } from '#core/brand/theme.ts'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { describeProperties, textOfEnd } from '../schema-keys.ts'
import { FILE_KEYS } from './file-keys.ts'
import { MEASURED_CHOICES, TEXT_STYLES, THEME_FILES, Variables } from './files.ts'
import { Recipe, SOURCE_KEYS } from './recipes.ts'

interface Node {
  [key: string]: unknown
  properties?: Record<string, Node>
  anyOf?: Node[]
  items?: Node
}

const TOKEN: Node = { $ref: '#/$defs/token' }
const $defs = { token: { enum: TOKEN_NAMES } }

/**
 * Generates the JSON Schemas by which editors complete and check the files in `themes/`, by their
 * path in that folder.
 */
export function listThemeSchemas(): [path: string, schema: object][] {
  const choices = MEASURED_CHOICES.map((name): [string, object] => [
    `schemas/choices/${name}.schema.json`,
    describeChoice(name),
  ])
  return [
    ['schemas/mode.schema.json', describeMode()],
    ['schemas/pairs.schema.json', describePairs()],
    ['schemas/faces.schema.json', describeFaces()],
    ['schemas/tokens.schema.json', describeTokens()],
    ['schemas/look.schema.json', describeLook()],
    ['schemas/variables.schema.json', describeVariables()],
    ...choices,
  ]
}

const convert = (schema: v.GenericSchema, definitions = {}) =>
  toJsonSchema(schema, {
    typeMode: 'input',
    // The schema leaves out rules that JSON Schema cannot express; the brand script reports them.
    errorMode: 'ignore',
    definitions,
  }) as Node

/** Adds what each key means, and the title of the schema. */
function finish(kind: keyof typeof FILE_KEYS, schema: Node): object {
  const parts = [schema, ...Object.values((schema['$defs'] ?? {}) as Record<string, Node>)]
  for (const part of parts) {
    describeProperties(part, (path, text) => text ?? textOfEnd(FILE_KEYS[kind], path))
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Theme: ${kind}`,
    ...schema,
  }
}

/** A property for each token or variable, with what it is for. */
const named = (texts: Readonly<Record<string, string>>, value: Node) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [name, { description, ...value }]),
  )

function describeMode(): object {
  const schema = convert(THEME_FILES['dark.json'], { recipe: Recipe })
  const { colors, exact, choices } = schema.properties!
  const values = Object.values(choices!.properties!).flatMap(({ properties }) =>
    Object.values(properties!),
  )
  for (const set of [colors!, exact!, ...values]) {
    delete set['additionalProperties']
    delete set['propertyNames']
    set['allOf'] = [{ $ref: '#/$defs/recipes' }]
  }
  colors!['required'] = TOKEN_NAMES
  for (const [name, choice] of Object.entries(choices!.properties!)) {
    const { summary, values: texts } = CHOICES[name as keyof typeof CHOICES]
    choice['description'] = summary
    for (const [value, set] of Object.entries(choice.properties!)) {
      set['description'] = (texts as Record<string, string>)[value]
    }
  }
  const defs = schema['$defs'] as Record<string, Node>
  for (const { properties } of defs['recipe']!.anyOf!) {
    for (const key of SOURCE_KEYS) if (properties![key]) properties![key] = { ...TOKEN }
  }
  const recipes = {
    properties: named(TOKENS.colors, { $ref: '#/$defs/recipe' }),
    additionalProperties: false,
  }
  return finish('mode', { ...schema, $defs: { ...defs, recipes, ...$defs } })
}

function describePairs(): object {
  const schema = convert(THEME_FILES['pairs.json'])
  const { colors, on } = schema.properties!['pairs']!.items!.properties!
  for (const list of [colors!, on!]) list.items = TOKEN
  return finish('pairs', { ...schema, $defs })
}

function describeFaces(): object {
  const schema = convert(THEME_FILES['faces.json'])
  const { display, body } = schema.properties!
  for (const [faces, { values }] of [
    [display!, CHOICES.displayFace],
    [body!, CHOICES.bodyFace],
  ] as const) {
    for (const [name, face] of Object.entries(faces.properties!)) {
      face['description'] = (values as Record<string, string>)[name]
    }
  }
  return finish('faces', schema)
}

function describeTokens(): object {
  const schema = convert(THEME_FILES['tokens.json'])
  const { seeds, textStyles } = schema.properties!
  for (const name of SEED_NAMES) {
    seeds!.properties![name]!['description'] = `What the seed colour ${name} is for`
  }
  for (const name of TEXT_STYLES) {
    textStyles!.properties![name]!['description'] = `What the text style ${name} is for`
  }
  return finish('tokens', schema)
}

function describeLook(): object {
  const schema = convert(THEME_FILES['looks/classic.json'])
  for (const [name, choice] of Object.entries(schema.properties!['choices']!.properties!)) {
    const { summary, values } = CHOICES[name as keyof typeof CHOICES]
    const list = Object.entries(values).map(([value, text]) => `${value} – ${text}`)
    choice['description'] = [summary, ...list].join('\n')
  }
  return finish('look', schema)
}

function describeVariables(): object {
  const value = convert(Variables)['additionalProperties']
  const texts = Object.entries(TOKENS.variables).map(
    ([name, { description }]): [string, string] => [name, description],
  )
  return finish('choice', {
    type: 'object',
    properties: named(Object.fromEntries(texts), { $ref: '#/$defs/value' }),
    additionalProperties: false,
    $defs: { value: value as Node },
  })
}

function describeChoice(name: (typeof MEASURED_CHOICES)[number]): object {
  const { summary, values } = CHOICES[name]
  const schema = convert(THEME_FILES[`choices/${name}.json`])
  for (const [value, description] of Object.entries(values)) {
    schema.properties![value] = { description, $ref: '../variables.schema.json' }
  }
  return finish('choice', { description: summary, ...schema })
}
