import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NODE = fileURLToPath(new URL('gateway/node/', import.meta.url))

/** What a page has in place of Node's modules and of native packages, for the sandbox's code. */
const STAND_INS: Record<string, string> = {
  'better-sqlite3': 'sqlite.ts',
  '@hono/node-server': 'socket.ts',
  'node:crypto': 'crypto.ts',
  'node:fs': 'fs.ts',
  'node:fs/promises': 'fs.ts',
  'node:path': 'path.ts',
  'node:timers/promises': 'timers.ts',
  'node:url': 'url.ts',
  'node:util': 'util.ts',
  sharp: 'sharp.ts',
}

/** The sandbox's own modules that only Node can run, and their forms for a page. */
const OWN_STAND_INS: Record<string, string> = {
  'scripts/sandbox/db/drizzle.ts': 'drizzle.ts',
  'scripts/scenery/captcha.ts': 'captcha.ts',
  'scripts/scenery/version.ts': 'version.ts',
  'scripts/words/catalogues.ts': 'catalogues.ts',
}

const isOfSandbox = (id: string) => id.startsWith(`${ROOT}scripts/`)

/**
 * Lets the sandbox's code run in the page of a story: modules of Node are replaced, and each source
 * finds its files by its path in the project.
 */
export function sandboxInPage(): Plugin {
  return {
    name: 'sandbox-in-page',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || !isOfSandbox(importer)) return undefined
      const known = STAND_INS[id]
      if (known) return NODE + known
      if (!id.endsWith('.ts')) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const own = found && OWN_STAND_INS[found.id.replace(ROOT, '')]
      return own ? NODE + own : found
    },
    transform(code, id) {
      if (!isOfSandbox(id) || !id.endsWith('.ts')) return undefined
      const path = `/${id.slice(ROOT.length)}`
      const placed = code
        .replaceAll('import.meta.url', JSON.stringify(`file://${path}`))
        .replaceAll('import.meta.dirname', JSON.stringify(path.replace(/\/[^/]*$/, '')))
        // The cheapest cost, since a story protects nobody's password.
        .replaceAll(/process\.env\[.LIVERY_PASSWORD_COST.\]/g, "'2'")
      return placed === code ? undefined : { code: placed, map: null }
    },
  }
}
