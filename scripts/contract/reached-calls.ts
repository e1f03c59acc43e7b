import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { FEATURES } from '../brand/features.ts'
import { UsageError } from '../brand/fault.ts'
import type { DeclaredCall } from './declared-calls.ts'

const SOURCE = join(import.meta.dirname, '../../src')

/**
 * A top-level statement of a module: the names that it declares and uses, and the modules that it
 * loads.
 */
interface Statement {
  declares: Set<string>
  names: Set<string>
  loads: string[]
}

interface Module {
  statements: Statement[]
  /** Imported names by their local name in the module; `*` means the whole module. */
  imports: Map<string, { from: string; name: string }>
}

/**
 * Selects the calls that some features can make through their imports, static or lazy. Calls of the
 * shell around every page are not included.
 *
 * @param folders folders under `src/features`, such as `agent` or `member/deposit`
 * @param source path of the folder `src`
 * @throws UsageError if there is no such folder
 * @throws Error with the name of a module that re-exports everything of another
 */
export const selectReached = <Declared extends Pick<DeclaredCall, 'owner' | 'name'>>(
  calls: readonly Declared[],
  folders: readonly string[],
  source = SOURCE,
): Declared[] =>
  reachFrom(
    calls,
    folders.flatMap((folder) => listRoots(folder, source)),
    source,
  )

/** Selects the calls that the app can make, from its start and from every feature. */
export const selectUsed = (calls: readonly DeclaredCall[]): DeclaredCall[] =>
  reachFrom(
    calls,
    ['main.tsx', 'app/ahead/main.ts', ...globSync('features/*/feature.ts', { cwd: SOURCE })],
    SOURCE,
  )

function reachFrom<Declared extends Pick<DeclaredCall, 'owner' | 'name'>>(
  calls: readonly Declared[],
  roots: readonly string[],
  source: string,
): Declared[] {
  const done = new Set<Statement>()
  const asked = new Set<string>()
  const reached = new Set<string>()

  const reach = (file: string, name: string) => {
    const both = `${file} ${name}`
    if (asked.has(both)) return
    asked.add(both)
    const [, owner] = /^(.+)\/api\.ts$/.exec(file) ?? []
    if (owner) {
      reached.add(`${owner} ${name}`)
      return
    }
    const module = readModule(file, source)
    for (const statement of module.statements) {
      const { declares } = statement
      if (done.has(statement) || !(name === '*' || declares.size === 0 || declares.has(name))) {
        continue
      }
      done.add(statement)
      for (const each of statement.loads) reach(each, '*')
      for (const each of statement.names) {
        const imported = module.imports.get(each)
        if (imported) reach(imported.from, imported.name)
        else if (!declares.has(each)) reach(file, each)
      }
    }
  }

  for (const file of roots) reach(file, '*')
  return calls.filter(
    ({ owner, name }) => reached.has(`${owner} ${name}`) || reached.has(`${owner} *`),
  )
}

/** Lists the modules of a feature's folder, and the shell's files that only its pages show. */
function listRoots(folder: string, source: string): string[] {
  const files = globSync(`features/${folder}/**/*.{ts,tsx}`, { cwd: source })
  if (files.length === 0) throw new UsageError(`There is no folder src/features/${folder}`)
  const { shell = [] } = FEATURES.find(({ name }) => name === folder) ?? {}
  return [...files, ...shell.map((file) => `app/shell/${file}`)].filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\/api\.ts$/.test(file),
  )
}

/** Modules that were read before, by path: several features reach the same ones. */
const modules = new Map<string, Module>()

function readModule(file: string, source: string): Module {
  const path = join(source, file)
  const known = modules.get(path) ?? parseModule(file, source)
  modules.set(path, known)
  return known
}

function parseModule(file: string, source: string): Module {
  const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'))
  const imports: Module['imports'] = new Map()
  const statements: Statement[] = []
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') {
      throw new Error(`src/${file} exports all of another module: name what it exports`)
    }
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      const from = resolveSource(file, node.source.value)
      for (const { local, exported } of from ? node.specifiers : []) {
        const { name } = exported as { name: string }
        imports.set(name, { from: from!, name: (local as { name: string }).name })
        statements.push({ declares: new Set([name]), names: new Set([name]), loads: [] })
      }
      continue
    }
    if (node.type !== 'ImportDeclaration') {
      statements.push(readStatement(file, node))
      continue
    }
    const from = resolveSource(file, node.source.value)
    if (!from || node.importKind === 'type') continue
    for (const each of node.specifiers) {
      if (each.type !== 'ImportSpecifier') imports.set(each.local.name, { from, name: '*' })
      else if (each.importKind !== 'type') {
        imports.set(each.local.name, { from, name: (each.imported as { name: string }).name })
      }
    }
  }
  return { statements, imports }
}

function readStatement(file: string, node: ESTree.Statement): Statement {
  const declaration =
    node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration'
      ? node.declaration
      : node
  const declares = new Set<string>()
  if (declaration?.type === 'VariableDeclaration') {
    for (const { id } of declaration.declarations)
      for (const each of namesIn(id)) declares.add(each)
  } else if (declaration && 'id' in declaration && declaration.id) {
    for (const each of namesIn(declaration.id)) declares.add(each)
  }
  const loads: string[] = []
  const visitor = new Visitor({
    ImportExpression({ source }) {
      const from = source.type === 'Literal' && resolveSource(file, String(source.value))
      if (from) loads.push(from)
    },
  })
  visitor.visit(programOf(node))
  return { declares, names: namesIn(node), loads }
}

const programOf = (node: unknown) =>
  ({ type: 'Program', body: [node], sourceType: 'module' }) as ESTree.Program

/** Collects every name that appears in a part of a module. */
function namesIn(node: unknown): Set<string> {
  const names = new Set<string>()
  const add = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(programOf(node))
  return names
}

/** Resolves an import to a path under `src`; undefined for packages, words and styles. */
function resolveSource(file: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(file, '..', specifier) : undefined
}
