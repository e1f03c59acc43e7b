import { constants, copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '#core/locale/languages.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { BuiltApp } from '../app-build.ts'
import { compressSmall, isCompressible } from '../compress.ts'
import { displayFaceCss } from '../fonts.ts'
import { hashOf } from '../hash.ts'
import type { Picture } from '../read/artwork.ts'
import type { ReadyBrand } from '../read/brands.ts'
import { FaultError } from '../fault.ts'
import { RELEASE_FILE, SITE } from '../places.ts'
import { mayBeInline } from './boot-scripts.ts'
import { siteHeaders } from './headers.ts'
import { findHeaderFaults, writeHeadersFile } from './headers-file.ts'
import { drawIcons } from './icons.ts'
import { findReach } from './reach.ts'
import { firstPaintCss, renderPage } from './render.ts'
import { toBrandWords, toRuntimeBrand } from './runtime.ts'
import { writeCaddyFile, writeNginxFile } from './server-files.ts'
import { writeRobots, writeSitemap, writeWebManifest } from './site-files.ts'

/** Brotli quality for a brand's own texts: 11 would save 3 % of 20 kB at ten times the cost. */
const QUALITY = 9

/** Files that no browser reads, or only an old one; not worth a packed sibling. */
const isSeldomRead = (name: string) => /^_|\/first-paint\./.test(name)

export interface StampOptions {
  app: BuiltApp
  hash: string
  env: string | undefined
}

/** Writes one brand's whole release into an empty folder: its site, and the files for its server. */
export async function stampBrand(
  ready: ReadyBrand,
  release: string,
  { app, hash, env }: StampOptions,
): Promise<void> {
  const headers = siteHeaders(ready.brand, ready.gateway)
  const faults = findHeaderFaults(ready.file, headers)
  if (faults.length > 0) throw new FaultError(faults)
  const folder = join(release, SITE)
  mkdirSync(join(folder, 'assets/words'), { recursive: true })
  const reach = findReach(app.manifest, ready.brand)
  const fonts = displayFaceCss(ready.brand.theme.displayFace).files
  let count = linkFiles(app, [...reach.files, 'game-return.html'], folder) + fonts.length
  for (const { from, to } of fonts) linkOrCopy(from, join(folder, to))
  const files = new Map<string, string | Uint8Array>()
  const add = (name: string, content: string | Uint8Array) => {
    files.set(name, content)
    return `/${name}`
  }
  const addHashed = (name: string, extension: string, content: string | Uint8Array) =>
    add(`assets/${name}.${hashOf(content).slice(0, 10)}.${extension}`, content)

  const icons = await drawIcons(ready)
  const { brand, artwork, theme } = ready
  const picture = (role: string, { bytes, type }: Picture) => addHashed(role, type, bytes)
  const runtime: RuntimeBrand = toRuntimeBrand(brand, {
    gateway: ready.gateway,
    artwork: {
      mark: picture('mark', artwork.mark),
      markDark: picture('mark', artwork.markDark),
      wordmark: picture('wordmark', artwork.wordmark),
      wordmarkDark: picture('wordmark', artwork.wordmarkDark),
      banner: picture('banner', artwork.banner),
    },
    words: Object.fromEntries(
      brand.languages.map((code) => {
        const words = JSON.stringify(toBrandWords(brand, code))
        return [code, addHashed(`words/${LANGUAGES[code].tag}`, 'json', words)]
      }),
    ),
  })
  const ground = theme.modes[brand.theme.defaultMode]!['surface']!
  const manifest = writeWebManifest(brand, ground, {
    small: addHashed('icon-192', 'png', icons.small),
    large: addHashed('icon-512', 'png', icons.large),
    maskable: addHashed('icon-maskable', 'png', icons.maskable),
  })
  const page = renderPage(
    app.template,
    ready,
    runtime,
    {
      favicon: addHashed('favicon', 'png', icons.favicon),
      appleTouchIcon: addHashed('apple-touch-icon', 'png', icons.appleTouch),
      manifest: add('manifest.webmanifest', manifest),
      firstPaint: addHashed('first-paint', 'css', firstPaintCss(ready, app.critical)),
      ...(!mayBeInline(app.critical.script) && {
        boot: addHashed('boot', 'js', app.critical.script),
      }),
      socialImage: addHashed('social', 'jpg', icons.social),
      modules: reach.firstLoad
        .map((file) => `/${file}`)
        .filter((href) => !app.template.includes(href)),
    },
    app.critical,
  )
  add('index.html', page)
  add('robots.txt', writeRobots(brand))
  add('sitemap.xml', writeSitemap(brand))
  add('_headers', writeHeadersFile(headers))
  for (const [name, content] of files) count += writeWithSiblings(folder, name, content)

  writeFileSync(join(release, 'nginx.conf'), writeNginxFile(headers))
  writeFileSync(join(release, 'caddy.conf'), writeCaddyFile(headers))
  const { id, name } = brand
  const emittedAt = new Date().toISOString()
  const record = { id, name, hash, emittedAt, env, files: count, gateway: ready.gateway, brand }
  writeFileSync(join(release, RELEASE_FILE), JSON.stringify(record, null, 2))
}

/** @returns how many files that made */
function writeWithSiblings(folder: string, name: string, content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const path = join(folder, name)
  writeFileSync(path, bytes)
  if (!isCompressible(name) || isSeldomRead(name)) return 1
  const { brotli, gzip } = compressSmall(bytes, QUALITY)
  if (brotli) writeFileSync(`${path}.br`, brotli)
  if (gzip) writeFileSync(`${path}.gz`, gzip)
  return 1 + Number(brotli !== undefined) + Number(gzip !== undefined)
}

/**
 * Links the app's shared files, and their packed siblings if any; copies them if links do not work.
 *
 * @returns how many files that made
 */
function linkFiles(app: BuiltApp, files: readonly string[], folder: string): number {
  const siblings = files
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((name) => app.files.has(name))
  // A file of the app that is missing fails here: a site must not go out without it.
  const all = [...files, ...siblings]
  for (const name of all) linkOrCopy(`${app.folder}/${name}`, `${folder}/${name}`)
  return all.length
}

/** Without a turn of the event loop each: two hundred small files take longer to await than to link. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOSPC') throw error
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}
