import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutsOf } from '#core/navigation/route.ts'
import { ROUTES } from '../features.ts'
import { ROOT } from '../places.ts'
import { readFailureTexts } from './failure.ts'

/** Styles and scripts at the top of every page; they are the same for all brands. */
export interface Critical {
  css: string
  /** The boot script after minification, at most 1 kB. */
  script: string
  /** Gives a page of another language the address that the app knows (`src/app/address.js`). */
  address: string
  /** The service worker (`src/app/service-worker.js`), without what it knows of the release. */
  worker: string
  layouts: ReturnType<typeof layoutsOf>
  failure: ReturnType<typeof readFailureTexts>
}

/** A larger boot script would delay the first paint (docs/architecture.md §2.3). */
const MAX_SCRIPT_BYTES = 1024

/** The page's background before any style sheet loads. */
const GROUND =
  'html{background:var(--page-pattern) var(--color-surface);color:var(--color-text)}body{margin:0}'

/** Reads and minifies the styles of the skeleton and the boot script. */
export async function readCritical(): Promise<Critical> {
  // The minifiers load only when the app has changed, since loading takes longer than building a
  // brand's site.
  const [{ minifySync }, { Features, transform }] = await Promise.all([
    import('vite'),
    import('lightningcss'),
  ])
  const css = Buffer.concat(
    ['first-paint.css', 'hero.css'].map((name) => readFileSync(join(ROOT, 'src/app', name))),
  )
  const minify = (name: string) => {
    const source = readFileSync(join(ROOT, 'src/app', name), 'utf8')
    const { code, errors } = minifySync(name, source, { module: false })
    if (errors.length > 0) throw new Error(`src/app/${name}: ${errors[0]!.message}`)
    return code.trim()
  }
  const script = minify('boot.js')
  if (Buffer.byteLength(script) > MAX_SCRIPT_BYTES) {
    const size = Buffer.byteLength(script)
    throw new Error(
      `src/app/boot.js has ${size} bytes minified, must have ${MAX_SCRIPT_BYTES} or less`,
    )
  }
  const minified = transform({
    filename: 'first-paint.css',
    code: css,
    minify: true,
    exclude: Features.DirSelector,
  })
  return {
    css: GROUND + minified.code.toString(),
    script,
    address: minify('address.js'),
    worker: minify('service-worker.js'),
    layouts: layoutsOf(ROUTES),
    failure: readFailureTexts(),
  }
}
