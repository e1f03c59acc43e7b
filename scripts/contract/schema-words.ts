import type { ESTree } from 'vite'
import type * as v from 'valibot'
import type { DeclaredCall, DeclaredSocket } from './declared-calls.ts'
import {
  type Declaration,
  findDeclaration,
  findInFile,
  lookUp,
  type Place,
  returnedBy,
  type Scope,
} from './sources.ts'

/** The parts of a call's or a socket's declaration that are schemas. */
const PARTS = ['query', 'body', 'reply', 'event']

type Entries = Record<string, v.GenericSchema>
/** The parts of a schema, of whichever type, that hold other schemas. */
type Parts = v.GenericSchema & {
  entries?: Entries
  item?: v.GenericSchema
  items?: v.GenericSchema[]
  wrapped?: v.GenericSchema
  options?: v.GenericSchema[]
  value?: v.GenericSchema
  pipe?: (v.GenericSchema & { metadata?: { listOf?: v.GenericSchema } })[]
}

/**
 * What the sources say about schemas and their values do not: the constant that holds a schema, and
 * the comments on properties. So the document needs no names and descriptions in the browser's bundle.
 */
export interface SchemaWords {
  declarations: Map<v.GenericSchema, Declaration>
  /** Comments on the properties of an object, by its `entries`. */
  properties: Map<object, Record<string, string>>
  /** Comments on calls and sockets, by name. */
  calls: Map<string, string>
}

/** Reads the sources of all calls, each schema in step with the expression that made it. */
export function readSchemaWords(
  calls: readonly DeclaredCall[],
  sockets: readonly DeclaredSocket[],
): SchemaWords {
  const words: SchemaWords = { declarations: new Map(), properties: new Map(), calls: new Map() }
  const seen = new Map<object, Set<ESTree.Node>>()

  for (const { owner, name, definition } of calls) readOne(owner, name, definition)
  for (const { owner, name, socket } of sockets) readOne(owner, name, socket)
  return words

  function readOne(owner: string, name: string, schemas: object): void {
    const declaration = findInFile(`src/${owner}/api.ts`, name)
    const { node, scope } = declaration!
    const [literal, helper] = argumentOf(node, scope)
    if (!literal) throw new Error(`${owner}/api.ts: ${name} is declared without an object`)
    const doc = declaration!.doc ?? helper?.doc
    if (doc) words.calls.set(name, doc)
    for (const [part, place] of propertiesOf(literal)) {
      const schema = (schemas as Record<string, unknown>)[part]
      // A file is no JSON, so its schema is not part of the document.
      const isFile = part === 'reply' && 'file' in schemas
      if (PARTS.includes(part) && !isFile) visit(place, schema as Parts)
    }
  }

  function visit({ node, scope }: Place, schema: Parts | undefined): void {
    if (!schema || seen.get(schema)?.has(node)) return
    seen.set(schema, (seen.get(schema) ?? new Set()).add(node))
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
      visit({ node: node.expression, scope }, schema)
    } else if (node.type === 'Identifier') {
      const found = lookUp(scope, node.name)
      if (!found) return
      if ('name' in found) words.declarations.set(schema, found)
      visit(found, schema)
    } else if (node.type === 'MemberExpression') {
      const found = memberOf(node, scope)
      if (found) visit(found, schema)
    } else if (node.type === 'CallExpression') visitCall(node, scope, schema)
  }

  function visitCall(node: ESTree.CallExpression, scope: Scope, schema: Parts): void {
    const maker = nameOf(node)
    const first = node.arguments[0] && { node: node.arguments[0], scope }
    if (maker === 'listOf') return visit(first!, schema.pipe?.[1]?.metadata?.listOf)
    if (maker === 'optionalField' || maker === 'fallback') return visit(first!, schema)
    const returned = returnedBy(node, scope)
    if (returned) return visit(returned, schema)
    if (maker === 'pipe') return visit(first!, schema.pipe?.[0])
    if (schema.entries) {
      const properties: Record<string, string> = {}
      words.properties.set(schema.entries, properties)
      return visitEntries({ node, scope }, schema.entries, properties)
    }
    if (maker === 'record') return visit({ node: node.arguments[1]!, scope }, schema.value)
    const options = schema.options ?? schema.items
    const list = node.arguments.at(-1)
    if (options && list?.type === 'ArrayExpression') {
      for (const [index, each] of list.elements.entries()) {
        if (each) visit({ node: each, scope }, options[index])
      }
    } else if (first) visit(first, schema.wrapped ?? schema.item)
  }

  function visitEntries(place: Place, entries: Entries, docs: Record<string, string>): void {
    const literal = objectOf(place)
    if (!literal) return
    const { node, scope } = literal
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        visitEntries({ node: property.argument, scope }, entries, docs)
        continue
      }
      const name = keyOf(property)
      if (!name || !(name in entries)) continue
      const doc = scope.module.docs.get(property.start)
      if (doc) docs[name] = doc
      const entry: Parts = entries[name]!
      visit({ node: property.value, scope }, literal.isPartial ? (entry.wrapped ?? entry) : entry)
    }
  }
}

/**
 * Finds the object that is given to `call` or `socket`, and the function of the `api.ts` that does so
 * for several calls, if there is one.
 */
function argumentOf(
  node: ESTree.Node,
  scope: Scope,
): [literal: Literal | undefined, helper?: Declaration | undefined] {
  if (node.type !== 'CallExpression') return [undefined]
  const name = nameOf(node)
  if (name === 'call' || name === 'socket') return [objectOf({ node: node.arguments[0]!, scope })]
  const returned = returnedBy(node, scope)
  const [literal] = returned ? argumentOf(returned.node, returned.scope) : [undefined]
  return [literal, findDeclaration(scope.module, name)]
}

/** Name of the function that a call calls, without the `v.` of valibot. */
const nameOf = ({ callee }: ESTree.CallExpression): string =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : ''

const keyOf = ({ key }: ESTree.ObjectProperty): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined

type Literal = Place & {
  node: ESTree.ObjectExpression
  /** Whether `v.partial` makes its entries optional. */
  isPartial?: boolean
}

/** Finds the object literal with the entries of a schema, or that a name stands for. */
function objectOf({ node, scope }: Place): Literal | undefined {
  if (node.type === 'ObjectExpression') return { node, scope }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return objectOf({ node: node.expression, scope })
  }
  if (node.type === 'Identifier') {
    const found = lookUp(scope, node.name)
    return found && objectOf(found)
  }
  if (node.type === 'CallExpression') {
    const [first] = node.arguments
    const place = returnedBy(node, scope) ?? (first && { node: first, scope })
    const literal = place && objectOf(place)
    return literal && nameOf(node) === 'partial' ? { ...literal, isPartial: true } : literal
  }
  if (node.type !== 'MemberExpression') return undefined
  const isEntries = node.property.type === 'Identifier' && node.property.name === 'entries'
  const found = isEntries ? { node: node.object, scope } : memberOf(node, scope)
  return found && objectOf(found)
}

/** Finds the value of a property such as `BET.id` or `BetSchema.entries.id`. */
function memberOf({ object, property }: ESTree.MemberExpression, scope: Scope): Place | undefined {
  const literal = objectOf({ node: object, scope })
  if (!literal || property.type !== 'Identifier') return undefined
  return propertiesOf(literal).find(([name]) => name === property.name)?.[1]
}

/** Lists the properties of an object literal, and of those that it spreads. */
function propertiesOf({ node, scope }: Literal): [name: string, value: Place][] {
  return node.properties.flatMap((property) => {
    if (property.type !== 'SpreadElement') {
      return [[keyOf(property) ?? '', { node: property.value, scope }]]
    }
    const spread = objectOf({ node: property.argument, scope })
    return spread ? propertiesOf(spread) : []
  })
}
