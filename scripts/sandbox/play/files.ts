import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { Hono } from 'hono'
import type { Environment } from '../http/environment.ts'

const require = createRequire(import.meta.url)

/** The pages' own words and money are shared with nothing; what they import lies beside them. */
const FOLDER = new URL('./client/', import.meta.url)
const FONT = /^kanit-(?:thai|vietnamese|latin|latin-ext)-(?:500|700|800)-normal\.woff2$/

/** Scripts, styles and fonts of the demo games, as they stand on disk. */
export function createPlayFiles() {
  const app = new Hono<Environment>()
  app.get('/play/client/:file{[\\w-]+\\.(?:ts|css)}', (c) => {
    const file = c.req.param('file')
    const source = read(new URL(file, FOLDER))
    if (source === null) return c.notFound()
    const isScript = file.endsWith('.ts')
    return c.body(isScript ? stripTypeScriptTypes(source) : source, 200, {
      'Content-Type': `${isScript ? 'text/javascript' : 'text/css'}; charset=utf-8`,
      'Cache-Control': 'no-cache',
    })
  })
  app.get('/play/fonts/:file{[\\w-]+\\.woff2}', (c) => {
    const file = c.req.param('file')
    if (!FONT.test(file)) return c.notFound()
    const font = readFileSync(require.resolve(`@fontsource/kanit/files/${file}`))
    return c.body(new Uint8Array(font), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}

function read(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
