import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** A part of a module's syntax, and where its names are looked up. */
export interface Place {
  node: ESTree.Node
  scope: Scope
}

export interface Scope {
  module: Module
  /** Arguments by parameter, inside a function that declarations call. */
  given: ReadonlyMap<string, Place>
}

/** A constant or function at the top level of a module, with its JSDoc comment. */
export interface Declaration extends Place {
  name: string
  file: string
  doc: string | undefined
}

export interface Module {
  declarations: Map<string, Declaration>
  /** Imported names by their local name; `*` means the whole module. */
  imports: Map<string, { from: string; name: string }>
  /** JSDoc comments by the position at which the code after them begins. */
  docs: Map<number, string>
}

const modules = new Map<string, Module>()

/** Reads the declarations of a module, by its path in the repository. */
export function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(join(ROOT, file), 'utf8')
  const { program, comments } = parseSync(file, text)
  const docs: Module['docs'] = new Map()
  for (const { type, value, end } of comments) {
    if (type === 'Block' && value.startsWith('*')) {
      docs.set(end + /^\s*/.exec(text.slice(end))![0].length, plainText(value))
    }
  }
  const module: Module = { declarations: new Map(), imports: new Map(), docs }
  modules.set(file, module)
  for (const statement of program.body) readStatement(file, module, statement)
  return module
}

/** Text of a JSDoc comment in one paragraph, without tags such as `@param`. */
const plainText = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/\n\s*\* ?/g, '\n')
    .split(/\n@/)[0]!
    .replace(/\s+/g, ' ')
    .trim()

const ALL = { name: '*' }

function readStatement(file: string, module: Module, statement: ESTree.Node): void {
  if (statement.type === 'ImportDeclaration') {
    const from = resolveSource(file, statement.source.value)
    for (const each of from ? statement.specifiers : []) {
      const { name } = each.type === 'ImportSpecifier' ? (each.imported as { name: string }) : ALL
      module.imports.set(each.local.name, { from: from!, name })
    }
    return
  }
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const add = (name: string, node: ESTree.Node) =>
    module.declarations.set(name, {
      name,
      file,
      node,
      doc: module.docs.get(statement.start),
      scope: { module, given: new Map() },
    })
  if (declared?.type === 'VariableDeclaration') {
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) add(id.name, init)
    }
  } else if (
    (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration') &&
    declared.id
  ) {
    add(declared.id.name, declared)
  }
}

/** Finds a declaration of a module, or the one that it imports under this name. */
export function findDeclaration(module: Module, name: string): Declaration | undefined {
  const imported = module.imports.get(name)
  return imported
    ? findDeclaration(readModule(imported.from), imported.name)
    : module.declarations.get(name)
}

/** Finds what a module declares under a name. */
export const findInFile = (file: string, name: string): Declaration | undefined =>
  findDeclaration(readModule(file), name)

/** Finds what a name stands for: an argument of the function around it, or a declaration. */
export const lookUp = ({ given, module }: Scope, name: string): Place | Declaration | undefined =>
  given.get(name) ?? findDeclaration(module, name)

/** Finds the value that a call of one of our own functions returns; its parameters are known there. */
export function returnedBy(call: ESTree.CallExpression, scope: Scope): Place | undefined {
  const called = call.callee.type === 'Identifier' ? lookUp(scope, call.callee.name) : undefined
  const { node } = called ?? {}
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionDeclaration') {
    return undefined
  }
  const given = new Map<string, Place>()
  for (const [index, parameter] of node.params.entries()) {
    const argument = call.arguments[index]
    if (parameter.type === 'Identifier' && argument) {
      given.set(parameter.name, { node: argument, scope })
    }
  }
  const { body } = node
  const result = body?.type === 'BlockStatement' ? findReturn(body) : body
  return result ? { node: result, scope: { module: called!.scope.module, given } } : undefined
}

const findReturn = ({ body }: ESTree.BlockStatement): ESTree.Node | undefined =>
  body.flatMap((each) =>
    each.type === 'ReturnStatement' && each.argument ? [each.argument] : [],
  )[0]

/** Resolves an import to a path in the repository; undefined for packages and data. */
function resolveSource(file: string, specifier: string): string | undefined {
  if (!specifier.endsWith('.ts')) return undefined
  if (specifier.startsWith('#scripts/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? posix.join(file, '..', specifier) : undefined
}
