import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

const MODULE = 'virtual:livery-sources'
const PAGES = 'virtual:livery-pages'
const ROOT = fileURLToPath(new URL('../', import.meta.url))

/**
 * Serves what the preview shows of the site's sources as `virtual:livery-sources`: the icons that it
 * uses, with the files that use each, and the template of its page. The pages of components are
 * `virtual:livery-pages`, which pages of words read without the icons.
 */
export function liverySources(): Plugin {
  return {
    name: 'livery-sources',
    resolveId: (id) => ([MODULE, PAGES].includes(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${PAGES}`) return `export default ${JSON.stringify(findPages())}`
      return id === `\0${MODULE}` ? writeModule(findUses()) : undefined
    },
  }
}

/** Finds the page of each component, by the component's name. */
function findPages(): Record<string, string> {
  const files = globSync('src/**/*.stories.tsx', { cwd: ROOT })
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, title] =
        /title: '(Components\/[^']+)'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
      return title ? [[basename(file, '.stories.tsx'), toId(title, 'docs')]] : []
    }),
  )
}

/** Finds the icons that components import, and the files that do. */
function findUses(): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  for (const file of files.filter((one) => !/\.(?:test|stories)\.tsx?$/.test(one)).toSorted()) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const [, names] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names!.split(',').map((one) => one.trim().replace(/ as .*/, ''))) {
        // Types of the package, such as `LucideIcon`, are no icons.
        if (!name || name.startsWith('type ') || name.startsWith('Lucide')) continue
        uses.set(name, [...(uses.get(name) ?? []), file])
      }
    }
  }
  return uses
}

function writeModule(uses: Map<string, string[]>): string {
  const names = [...uses.keys()].toSorted()
  return [
    `import { ${names.join()} } from 'lucide-react'`,
    `export const icons = { ${names.join()} }`,
    `export const uses = ${JSON.stringify(Object.fromEntries(uses))}`,
    `export const template = ${JSON.stringify(readFileSync(join(ROOT, 'index.html'), 'utf8'))}`,
  ].join('\n')
}
