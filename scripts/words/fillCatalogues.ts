import { join, relative } from 'node:path'
import { parseSync, Visitor, type Plugin } from 'vite'
import { SHELL_CATALOGUE, WORDS_RECORD } from './names.ts'
import { createWordFinder } from './reachedWords.ts'

/**
 * Functions that load a part of the site on demand; the last argument of each is the list of
 * catalogues with its words.
 */
const LOADERS: ReadonlySet<string> = new Set(['lazyParts', 'lazyScreen', 'loadChunk'])

export interface LazyImport {
  /** Path of the module that is loaded on demand, as its `import()` names it. */
  specifier: string
  /**
   * Position at which the loader's arguments end; undefined if the import is not its last argument.
   */
  end: number | undefined
}

export function findLazyImports(file: string, code: string): LazyImport[] {
  const found: LazyImport[] = []
  const loaded = new Map<object, number>()
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const last = given.at(-1)
      const isLoader = callee.type === 'Identifier' && LOADERS.has(callee.name)
      if (isLoader && last?.type === 'ArrowFunctionExpression') loaded.set(last.body, last.end)
    },
    ImportExpression(node) {
      if (node.source.type !== 'Literal') return
      found.push({ specifier: String(node.source.value), end: loaded.get(node) })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/**
 * Fills in the catalogues that each lazy part needs, so that nobody lists them by hand, and
 * development, build, stories and tests agree.
 *
 * @param root the project's folder
 */
export function fillCatalogues(root: string): Plugin {
  let finder = createWordFinder(root)
  const filled = new Map<string, string[]>()
  return {
    name: 'fill-catalogues',
    // Runs before the compilers, which would change the sources.
    enforce: 'pre',
    watchChange() {
      finder = createWordFinder(root)
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?(?:\?|$)/, code: /\bimport\(/ },
      handler(code, id) {
        const file = relative(root, id.replace(/\?.*/, ''))
        let result = code
        for (const { specifier, end } of findLazyImports(file, code).toReversed()) {
          const path = finder.resolve(file, specifier)
          if (!path || end === undefined) continue
          const catalogues = finder.cataloguesOf(path)
          filled.set(path, catalogues)
          result = `${result.slice(0, end)}, ${JSON.stringify(catalogues)}${result.slice(end)}`
        }
        // The numbers of lines stay the same, so no source map is needed.
        return { code: result, map: null }
      },
    },
    buildEnd() {
      // Compares with the bundler's own module graph, to discover kinds of imports that the finder
      // does not know.
      const walk = (id: string, seen: Set<string>): Set<string> => {
        if (seen.has(id)) return seen
        seen.add(id)
        this.getModuleInfo(id)?.importedIds.forEach((each) => walk(each, seen))
        return seen
      }
      for (const [part, catalogues] of filled) {
        const loaded = [SHELL_CATALOGUE, ...catalogues]
        for (const id of walk(join(root, part), new Set())) {
          const catalogue = finder.catalogueOf(relative(root, id))
          if (catalogue && !loaded.includes(catalogue))
            this.error(`${part} can show words of ${relative(root, id)}, and does not load them`)
        }
      }
    },
    generateBundle(_options, bundle) {
      const record: Record<string, string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const names = chunk.moduleIds.flatMap((id) => filled.get(relative(root, id)) ?? [])
        if (names.length > 0) record[chunk.fileName] = [...new Set(names)].toSorted()
      }
      this.emitFile({ type: 'asset', fileName: WORDS_RECORD, source: JSON.stringify(record) })
    },
  }
}
