import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { Hono } from 'hono'

const require = createRequire(import.meta.url)

/** The scripts of the game pages import only files in this folder. */
const FOLDER = new URL('./client/', import.meta.url)
const TYPES = { ts: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }
const FONT = /^kanit-(?:thai|vietnamese|latin|latin-ext)-(?:500|700|800)-normal\.woff2$/

/** Serves scripts, styles and fonts of the demo games as they are on disk. */
export function createPlayFiles() {
  const app = new Hono()
  app.get('/play/client/:file{[\\w-]+\\.(?:ts|css|svg)}', (c) => {
    const file = c.req.param('file')
    const source = read(new URL(file, FOLDER))
    if (source === null) return c.notFound()
    const format = file.split('.').pop() as keyof typeof TYPES
    return c.body(format === 'ts' ? strip(source) : source, 200, {
      'Content-Type': `${TYPES[format]}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      ...(format === 'svg' && { 'Content-Security-Policy': 'sandbox' }),
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

/**
 * Hides Node's warning that stripping types is experimental, which would appear amid the sandbox's
 * output.
 */
function strip(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

function read(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
