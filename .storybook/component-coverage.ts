import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand, TestProject } from 'vitest/node'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Least share of the exported components that stories must draw; to be raised with them. */
const WANTED = 0.95

// In the process and not in the module, which Vitest loads twice: for its config, and as a set-up.
const KEY = Symbol.for('livery.shown-components')
const shared = globalThis as { [KEY]?: Set<string> }
const shown = (shared[KEY] ??= new Set<string>())

/** Notes the components that a story has drawn. */
export const noteShown: BrowserCommand<[names: string[]]> = (_context, names) => {
  for (const name of names) shown.add(name)
}

/** Lists every exported component, such as `src/ui/Button.tsx#Button`. */
function listComponents(): string[] {
  return globSync('src/{app,features,parts,ui}/**/*.tsx', { cwd: ROOT })
    .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(ROOT + file, 'utf8')
      return [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(
        ([, name]) => `${file}#${name}`,
      )
    })
    .toSorted()
}

/**
 * After a run of all stories, fails if too many components were in none of them. A run of some
 * stories is not checked.
 */
export default function checkShown(project: TestProject): () => void {
  return () => {
    const files = globSync('{.storybook,src}/**/*.stories.tsx', { cwd: ROOT })
    const { state, config } = project.vitest
    const ran = state
      .getTestModules()
      .filter((module) => module.project.name.startsWith(project.name))
    if (ran.length < files.length || config.testNamePattern) return
    const all = listComponents()
    const missing = all.filter((name) => !shown.has(name))
    const share = 1 - missing.length / all.length
    console.log(`${all.length - missing.length} of ${all.length} components are in a story`)
    const list = `These components are in no story:\n${missing.join('\n')}`
    if (share < WANTED) throw new Error(list)
    if (missing.length > 0) console.log(list)
  }
}
