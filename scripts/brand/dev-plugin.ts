import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#rules/languages.ts'
import { brandFaces } from './brand-faces.ts'
import { FaultError } from './fault.ts'
import { ROOT } from './places.ts'
import { toRuntimePictures } from './pictures/pictures.ts'
import type { ReadyBrand } from './read/brands.ts'
import { readCritical } from './stamp/critical.ts'
import { drawIcons } from './stamp/icons.ts'
import { AHEAD, listTelemetry } from './stamp/reach.ts'
import { writeListing } from './stamp/listing.ts'
import { firstPaintCss, renderPage } from './stamp/render.ts'
import { toBrandWords, toRuntimeBrand, toTelemetrySite } from './stamp/runtime.ts'
import { writeWebManifest } from './stamp/site-files.ts'

const TYPES: Record<string, string> = {
  css: 'text/css',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}

/** Beginning of the addresses of the brand's own pictures. */
const PICTURES = '/brand/pictures/'

/**
 * Makes Vite's server show one brand, with the same renderer as the built site, so that both look
 * the same. A change of the brand or of the design tokens reloads the page; a fault is shown on it.
 *
 * @param load reads the brand; throws FaultError
 */
export function brandPlugin(id: string, load: () => Promise<ReadyBrand>): Plugin {
  return {
    name: 'livery:brand',
    configureServer(server) {
      const watched = [join(ROOT, 'brands', id), join(ROOT, 'themes')]
      server.watcher.add(watched)
      server.watcher.on('all', (_event, path) => {
        if (!watched.some((folder) => path.startsWith(folder))) return
        server.ws.send({ type: 'full-reload', path: '*' })
      })
      server.middlewares.use((request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname
        serveFile(name, load).then((body) => {
          if (body === undefined) return next()
          return send(request, response, name, body)
        }, next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { path }) {
        if (path.endsWith('game-return.html')) return template
        try {
          return await render(template, await load())
        } catch (error) {
          if (!(error instanceof FaultError)) throw error
          return `<!doctype html><meta charset="utf-8"><title>${id}</title><script type="module" src="/@vite/client"></script><pre>${error.message.replace(/[&<]/g, '')}</pre>`
        }
      },
    },
  }
}

async function render(template: string, ready: ReadyBrand): Promise<string> {
  const { brand, artwork, pictures } = ready
  const address = (role: keyof typeof artwork) => `/brand/${artwork[role].name}`
  const runtime = toRuntimeBrand(brand, {
    gateway: ready.gateway,
    artwork: {
      mark: address('mark'),
      markDark: address('markDark'),
      wordmark: address('wordmark'),
      wordmarkDark: address('wordmarkDark'),
      banner: address('banner'),
    },
    faces: brandFaces(ready).addresses,
    pictures: toRuntimePictures(brand.pictures, pictures, PICTURES),
    words: Object.fromEntries(
      brand.languages.map((code) => [code, `/brand/words/${LANGUAGES[code].tag}.json`]),
    ),
  })
  const links = {
    favicon: '/brand/icons/favicon.png',
    appleTouchIcon: '/brand/icons/appleTouch.png',
    manifest: '/manifest.webmanifest',
    firstPaint: '/brand/first-paint.css',
    ahead: { type: 'module', src: `/${AHEAD}` },
    modules: [],
    telemetry: brand.telemetry && {
      scripts: listTelemetry(brand.telemetry).map((source) => `/${source}`),
      site: toTelemetrySite(brand, brand.telemetry, 'dev', 'dev'),
    },
  }
  const rendered = renderPage(template, ready, runtime, links, await readCritical())
  const home = { language: brand.defaultLanguage, path: '/', title: undefined }
  return writeListing(rendered, home, brand, {
    socialImage: '/brand/icons/social.jpg',
    logo: '/brand/icons/large.png',
    address: '/src/app/address.js',
    isListed: false,
  })
}

/** Serves a file that the built site would have; undefined if Vite itself serves the path. */
async function serveFile(
  name: string,
  load: () => Promise<ReadyBrand>,
): Promise<string | Uint8Array | undefined> {
  if (/^\/assets\/[^/]+\.(?:woff2|css)$/.test(name)) {
    const ready = await load()
    const { files, sheets } = brandFaces(ready)
    const isNamed = ({ to }: { to: string }) => `/${to}` === name
    const file = files.find(isNamed)
    if (file) return readFileSync(file.from)
    return ready.fonts.files.find(isNamed)?.bytes ?? sheets.find(isNamed)?.css
  }
  if (name === '/manifest.webmanifest') {
    const icons = {
      small: '/brand/icons/small.png',
      large: '/brand/icons/large.png',
      maskable: '/brand/icons/maskable.png',
    }
    return writeWebManifest(await load(), icons, PICTURES)
  }
  if (!name.startsWith('/brand/')) return undefined
  const ready = await load()
  if (name === '/brand/first-paint.css') return firstPaintCss(ready, await readCritical())
  const icon = /^\/brand\/icons\/(\w+)\.\w+$/.exec(name)?.[1]
  if (icon) return (await drawIcons(ready))[icon as keyof Awaited<ReturnType<typeof drawIcons>>]
  if (name.startsWith(PICTURES)) {
    return ready.pictures.files.find((file) => PICTURES + file.name === name)?.make()
  }
  const tag = /^\/brand\/words\/([\w-]+)\.json$/.exec(name)?.[1]
  const language = ready.brand.languages.find((code) => LANGUAGES[code].tag === tag)
  if (language) return JSON.stringify(toBrandWords(ready.brand, language))
  return Object.values(ready.artwork).find((picture) => `/brand/${picture.name}` === name)?.bytes
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  body: string | Uint8Array,
): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', 'no-cache')
  response.end(request.method === 'HEAD' ? undefined : body)
}
