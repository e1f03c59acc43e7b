import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLazyImports } from './fillCatalogues.ts'
import { createWordFinder } from './reachedWords.ts'

/** Sources that the page runs at its start. */
const START = ['src/main.tsx', 'src/features/*/feature.ts']

/**
 * Tells which parts of the site can show words that nothing loads: what the page starts with has the
 * shell's only, and a lazy part those that the build fills in, which is in the call of a loader only.
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
