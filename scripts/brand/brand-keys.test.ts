import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { CHOICE_NAMES } from '#core/brand/choices.ts'
import { BrandSchema } from '#core/brand/schema.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { ROOT } from './places.ts'
import { type AnySchema, unwrap } from './read/structure.ts'

/** Keys of the brand schema that no code reads yet, each with the reason why it exists. */
const WITHOUT_READER: Readonly<Record<string, string>> = {
  'legal.withoutDisclaimer': 'Only the check reads it: a site shows the disclaimers that are given',
}

/** Source files in which reading a brand key proves that the key is used. */
const SOURCES = [
  'src/**/*.{ts,tsx}',
  'scripts/brand/{stamp,theme}/*.ts',
  'scripts/brand/{fonts,theme}.ts',
  'scripts/brand/read/{artwork,wording}.ts',
]

/**
 * Files that only declare, check or copy brand keys, and test support: reading a key here proves
 * nothing.
 */
const NO_READERS =
  /\.(?:test|stories)\.tsx?$|src\/core\/brand\/(?:schema|rules|legalRules|runtime|features|fieldRule)\.ts$|stamp\/runtime\.ts$/

/** Names of variables that hold a part of the brand file, by the path of that part. */
const ALIASES: Readonly<Record<string, string>> = {
  human: 'settings',
  legal: 'words',
  telemetry: 'site',
  destinations: 'destination',
  vendorNames: 'rule',
}

/**
 * Lists every key of the brand schema, such as `theme.hero`; all rules of a form field count as one
 * key.
 */
function listKeys(schema: AnySchema | undefined, above: readonly string[] = []): string[] {
  const inner = unwrap(schema)
  if (inner?.type === 'array') return listKeys(inner.item, above)
  if (inner?.type === 'variant') {
    return [...new Set((inner.options as AnySchema[]).flatMap((one) => listKeys(one, above)))]
  }
  if (inner?.type !== 'strict_object' || above.at(-1) === 'fields') return []
  const entries = Object.entries(inner.entries ?? {})
  const byLanguage = entries.find(([key]) => LANGUAGE_CODES.some((code) => code === key))
  if (byLanguage) return listKeys(byLanguage[1], above)
  return entries
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, child]) => [[...above, key].join('.'), ...listKeys(child, [...above, key])])
}

/** Collects the property names that the product reads from objects, and all its text literals. */
function collectNames() {
  const members = new Set<string>()
  const taken = new Set<string>()
  const texts = new Set<string>()
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  for (const file of files.filter((name) => !NO_READERS.test(name))) {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const knowsBrands = /\b\w*Brand\b/.test(source)
    new Visitor({
      MemberExpression({ object, property, computed }) {
        if (computed) taken.add(nameOf(object))
        else if (property.type === 'Identifier') members.add(`${nameOf(object)}.${property.name}`)
      },
      Property({ key }) {
        if (knowsBrands && key.type === 'Identifier') taken.add(key.name)
      },
      Literal({ value }) {
        if (typeof value === 'string') texts.add(value)
      },
    }).visit(parseSync(file, source).program)
  }
  return { members, taken, texts }
}

function nameOf(object: ESTree.Expression): string {
  if (object.type === 'Identifier') return object.name
  if (object.type === 'TSNonNullExpression') return nameOf(object.expression)
  if (object.type === 'MemberExpression' && object.property.type === 'Identifier') {
    return object.property.name
  }
  return object.type === 'CallExpression' ? nameOf(object.callee as ESTree.Expression) : ''
}

test('each key of a brand file is read by some code, or listed as unused', () => {
  const { members, taken, texts } = collectNames()
  const hasReader = (path: string) => {
    const [key, owner = 'brand'] = path.split('.').toReversed() as [string, string?]
    // Code names a feature and the slot of a picture by a text literal, as in `useFeature('vip')`.
    if (owner === 'features' || owner === 'pictures') return texts.has(key) || taken.has(key)
    const owners = [owner, ALIASES[owner], owner === 'brand' && 'useBrand']
    return taken.has(key) || owners.some((name) => members.has(`${name}.${key}`))
  }
  const keys = listKeys(BrandSchema as unknown as AnySchema)
  expect(keys).toEqual(expect.arrayContaining(['theme.hero', 'legal.footer', 'seo.title']))
  // Choices of the design are read by their lists (`choices.test.ts`), a look by its choices, and
  // the tokens of a mode by the mode.
  const byName = ['look', 'tokens.dark', 'tokens.light', ...CHOICE_NAMES].map(
    (key) => `theme.${key}`,
  )
  const readerless = keys.filter((key) => !byName.includes(key) && !hasReader(key))
  expect(readerless.toSorted()).toEqual(Object.keys(WITHOUT_READER).toSorted())
})
