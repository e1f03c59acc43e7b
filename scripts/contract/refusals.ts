import { type ESTree } from 'vite'
import REFUSALS from '../sandbox/content/refusals.json' with { type: 'json' }
import type { DeclaredCall } from './declared-calls.ts'
import { type Declaration, findDeclaration, type Module, readModule } from './sources.ts'

/** One reason for which a gateway refuses a call. */
export interface Refusal {
  status: number
  code: string
  message: string
  /** Names of the fields of `data`. */
  data: string[]
}

/** A refusal's code, and after a slash which case of it, with the fields of its `data`. */
type Found = Map<string, Set<string>>

/** Declarations in one part of the sandbox's sources, and the refusals in it. */
interface Part {
  found: Found
  used: Declaration[]
}

/**
 * Parts of the sandbox whose refusals no caller gets: demo data, the past of a player, work that is due
 * whoever calls, and the ledger, which refuses what handlers have refused before.
 */
const NOT_FOLLOWED = /-(?:demo|seeds|seeding)\.ts$|history|agent-world\.ts$|\/ledger\.ts$/

/**
 * Finds the reasons for which the sandbox refuses a call by itself: those of the call's handler, and
 * of all functions that the handler reaches.
 */
export function findRefusals({ owner, name }: Pick<DeclaredCall, 'owner' | 'name'>): Refusal[] {
  const file = `scripts/sandbox/routes/${owner.replace(/^[^/]+\//, '')}.ts`
  const module = readModule(file)
  const calls = module.declarations.get('calls')
  const handler = calls && findHandler(calls.node, name)
  if (!handler) throw new Error(`${file} serves no ${name}`)
  const found: Found = new Map()
  const seen = new Set<object>()
  const follow = (part: Part) => {
    if (seen.has(part)) return
    seen.add(part)
    for (const [key, data] of part.found) {
      const known = found.get(key) ?? new Set()
      found.set(key, new Set([...known, ...data]))
    }
    for (const each of part.used) follow(partOf(each.node, each.scope.module))
  }
  follow(partOf(handler, module))
  for (const local of findLocals(handler, calls.node)) follow(partOf(local, module))
  return [...found].map(([key, data]) => ({ ...describeRefusal(key), data: [...data].toSorted() }))
}

/** Lists the refusals that the comment on a call names, such as `terms_changed`. */
export const listNamed = (comment: string): Refusal[] =>
  Object.keys(REFUSALS)
    .filter((key) => !key.includes('/') && comment.includes(`\`${key}\``))
    .map((key) => ({ ...describeRefusal(key), data: [] }))

/** Describes a refusal by its key in the sandbox's `refusals.json`, or by `status code message`. */
export function describeRefusal(key: string): Omit<Refusal, 'data'> {
  const [, status, code, message] = /^(\d+) (\w+) (.*)$/.exec(key) ?? []
  if (status) return { status: Number(status), code: code!, message: message! }
  const known = (REFUSALS as Record<string, { status: number; message: string }>)[key]
  if (!known) throw new Error(`scripts/sandbox/content/refusals.json has no ${key}`)
  return { ...known, code: key.split('/')[0]! }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Lists the parts of a node, without names of properties, which stand for nothing. */
const partsOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.entries(node).flatMap(([name, part]) => {
    const isName =
      (name === 'property' && node.type === 'MemberExpression' && !node.computed) ||
      (name === 'key' && 'computed' in node && !node.computed)
    return isName ? [] : [part].flat().filter(isNode)
  })

/** Finds the call with which a route file serves a declared call: `serve(api.getBalance, …)`. */
function findHandler(node: ESTree.Node, name: string): ESTree.Node | undefined {
  if (node.type === 'CallExpression' && nameOf(node.arguments[0]) === name) return node
  for (const part of partsOf(node)) {
    const found = findHandler(part, name)
    if (found) return found
  }
  return undefined
}

/** Finds the functions that a route file declares around its calls and names in this one. */
function findLocals(handler: ESTree.Node, calls: ESTree.Node): ESTree.Node[] {
  const body = calls.type === 'ArrowFunctionExpression' && calls.body
  if (!body || body.type !== 'BlockStatement') return []
  const names = new Set<string>()
  const collect = (node: ESTree.Node) => {
    if (node.type === 'Identifier') names.add(node.name)
    for (const part of partsOf(node)) collect(part)
  }
  collect(handler)
  return body.body
    .flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []))
    .flatMap(({ id, init }) =>
      id.type === 'Identifier' && names.has(id.name) && init ? [init] : [],
    )
}

/** The name of `getBalance` or `api.getBalance`. */
const nameOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Identifier'
    ? node.name
    : node?.type === 'MemberExpression' && node.property.type === 'Identifier'
      ? node.property.name
      : undefined

const parts = new WeakMap<ESTree.Node, Part>()

/** Reads a part of a module once: several handlers reach the same ones. */
function partOf(root: ESTree.Node, module: Module): Part {
  const known = parts.get(root)
  if (known) return known
  const part: Part = { found: new Map(), used: [] }
  parts.set(root, part)
  const read = (node: ESTree.Node) => {
    note(node, part.found)
    const used = findUsed(node, module)
    if (used?.file.startsWith('scripts/sandbox/') && !NOT_FOLLOWED.test(used.file)) {
      part.used.push(used)
    }
    for (const each of partsOf(node)) read(each)
  }
  read(root)
  return part
}

/** Finds the declaration for which a name stands, or `world.name` of a module that is imported whole. */
function findUsed(node: ESTree.Node, module: Module) {
  if (node.type === 'Identifier') return findDeclaration(module, node.name)
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
  const imported = module.imports.get(node.object.name)
  const name = imported?.name === '*' && nameOf(node)
  return name ? findDeclaration(readModule(imported!.from), name) : undefined
}

/** Adds the refusal that an expression makes, if it makes one. */
function note(node: ESTree.Node, found: Found): void {
  if (node.type === 'CallExpression') {
    const maker = nameOf(node.callee)
    if (maker !== 'refuse' && maker !== 'refusalOf') return
    const [reason, data] = node.arguments
    for (const key of textsOf(reason)) add(found, key, data)
  } else if (node.type === 'NewExpression' && nameOf(node.callee) === 'CallError') {
    const [status, code, message, data] = node.arguments
    const [number] = status?.type === 'Literal' ? [status.value] : []
    for (const text of textsOf(code)) {
      if (number) add(found, `${number} ${text} ${textsOf(message)[0] ?? ''}`, data)
    }
  }
}

function add(found: Found, key: string, data: ESTree.Node | undefined): void {
  const fields = found.get(key) ?? new Set()
  found.set(key, fields)
  if (data?.type !== 'ObjectExpression') return
  for (const property of data.properties) {
    const name = property.type === 'Property' && nameOf(property.key)
    if (name) fields.add(name)
  }
}

/** Texts that an expression may be: a literal, a template, or either side of a choice. */
function textsOf(node: ESTree.Node | undefined): string[] {
  if (node?.type === 'Literal') return [String(node.value)]
  if (node?.type === 'ConditionalExpression') {
    return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  }
  if (node?.type !== 'TemplateLiteral') return []
  const form = new RegExp(`^${node.quasis.map(({ value }) => value.raw).join('\\w+')}$`)
  return node.quasis.length === 1
    ? [node.quasis[0]!.value.raw]
    : Object.keys(REFUSALS).filter((key) => form.test(key))
}
