import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLazyImports } from './fillCatalogues.ts'
import { createWordFinder } from './reachedWords.ts'

/** Sources that run when a page starts. */
const START = ['src/main.tsx', 'src/features/*/feature.ts']

/**
 * Finds parts of the site that can show words whose catalogue is not loaded. Code of the first load
 * may only show words of the shell; a lazy part only those of the catalogues that the build adds to
 * its loader.
 *
 * @param root the project's folder
 */
export function findUnloadedWords(root: string): string[] {
  const finder = createWordFinder(root)
  const starting = globSync(START, { cwd: root }).flatMap((file) =>
    finder.cataloguesOf(file).map((name) => `${file} can show words of ${name}, which load later`),
  )
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .toSorted()
  const lazy = sources.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    if (!code.includes('import(')) return []
    return findLazyImports(file, code).flatMap(({ specifier, end }) => {
      const path = finder.resolve(file, specifier)
      const names = path && end === undefined ? finder.cataloguesOf(path) : []
      return names.map(
        (name) => `${file}: import('${specifier}') does not load its words in ${name}`,
      )
    })
  })
  return [...starting, ...lazy]
}
