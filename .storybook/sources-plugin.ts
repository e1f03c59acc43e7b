import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:livery-sources'
const ROOT = fileURLToPath(new URL('../', import.meta.url))

/**
 * Serves what the preview shows of the site's sources as `virtual:livery-sources`: the icons that it
 * uses, with the files that use each, and the template of its page.
 */
export function liverySources(): Plugin {
  return {
    name: 'livery-sources',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? writeModule(findUses()) : undefined),
  }
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
