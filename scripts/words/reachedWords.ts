import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { catalogueOf } from '../../lingui.config.ts'
import { SHELL_CATALOGUE } from './names.ts'

/** Modules with Lingui's macros: a source can show words only by importing one of them. */
const MACRO = /^@lingui\/(?:core|react)\/macro$/

const SOURCE = /^src\/.+\.tsx?$/

interface Source {
  /** Sources that this source imports, by their paths from the project's folder. */
  imports: readonly string[]
  /** The catalogue of the source's own words, if any. */
  catalogue: string | undefined
}

export interface WordFinder {
  /** The catalogue of a source's own words; undefined if it has none. */
  catalogueOf: (file: string) => string | undefined
  /**
   * Returns the catalogues of all words that a source and its imports can show, besides the
   * shell's.
   */
  cataloguesOf: (file: string) => string[]
  /** Returns the path of an imported source; undefined for a package. */
  resolve: (from: string, specifier: string) => string | undefined
}

/**
 * Finds the catalogues that sources need. Stops at `import()`: a part that loads later brings its
 * own words. Each source is read only once, so changed sources need a new finder.
 *
 * @param root the project's folder
 */
export function createWordFinder(root: string): WordFinder {
  const sources = new Map<string, Source>()

  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
    return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
  }

  const read = (file: string): Source => {
    const known = sources.get(file)
    if (known) return known
    const specifiers = readImports(file, readFileSync(join(root, file), 'utf8'))
    const imports = specifiers
      .map((specifier) => resolve(file, specifier))
      .filter((path) => path !== undefined)
      .filter((path) => SOURCE.test(path))
    const hasWords = specifiers.some((each) => MACRO.test(each))
    const source = { imports, catalogue: hasWords ? catalogueOf(file) : undefined }
    sources.set(file, source)
    return source
  }

  return {
    resolve,
    catalogueOf: (file) => (SOURCE.test(file) ? read(file).catalogue : undefined),
    cataloguesOf: (file) => {
      const catalogues = new Set<string>()
      const seen = new Set<string>()
      const walk = (each: string) => {
        if (seen.has(each)) return
        seen.add(each)
        const { imports, catalogue } = read(each)
        if (catalogue) catalogues.add(catalogue)
        imports.forEach(walk)
      }
      walk(file)
      catalogues.delete(SHELL_CATALOGUE)
      return [...catalogues].toSorted()
    },
  }
}

/** Lists the modules that a source imports or re-exports, without types. */
function readImports(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  )
  return [...imports, ...exports]
}
