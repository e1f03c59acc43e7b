import { constants, copyFileSync, existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '#rules/languages.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { BuiltApp } from '../app-build.ts'
import { brandFaces } from '../brand-faces.ts'
import { compressSmall, isCompressible } from '../compress.ts'
import { hashOf } from '../hash.ts'
import type { Inputs } from '../inputs.ts'
import type { Picture } from '../read/picture.ts'
import type { ReadyBrand } from '../read/brands.ts'
import { RefusedError } from '../fault.ts'
import { displayPath, isForPlayers, RELEASE_FILE, SITE } from '../places.ts'
import type { Product } from '../product.ts'
import { mayBeInline } from './boot-scripts.ts'
import { MIRROR_FILE, siteHeaders } from './headers.ts'
import { cloudflareFiles, writeHeadersFile } from './headers-file.ts'
import { toRuntimePictures } from '../pictures/pictures.ts'
import { drawIcons } from './icons.ts'
import { listLicenses, writeLicenses } from './licenses.ts'
import { fileOf, listPages, listUnlistedFiles, pageAddress } from './addresses.ts'
import { UNKNOWN_FILE } from './site-paths.ts'
import { writeListing, writeUnlisted } from './listing.ts'
import { findReach, AHEAD, listTelemetry } from './reach.ts'
import { firstPaintCss, renderPage } from './render.ts'
import { toBrandWords, toRuntimeBrand, toTelemetrySite } from './runtime.ts'
import { writeCaddyFile, writeNginxFile } from './server-files.ts'
import {
  WORKER_FILE,
  writeRobots,
  writeSitemap,
  writeWebManifest,
  writeWorker,
} from './site-files.ts'

/**
 * Brotli quality for a brand's own texts: 11 would save 3 % of 20 kB, but take ten times as long.
 */
const QUALITY = 9

/** Brotli quality for the many pages that are stamped besides home: 2 % larger than 9, ten times as fast. */
const QUICK = 4

/** Beginning of the names of the brand's own pictures, whose names tell their contents. */
const PICTURES = 'assets/picture.'

/** Files that browsers read rarely or never, so that compressed copies are not worthwhile. */
const isSeldomRead = (name: string) => /^_|^licenses\.txt$|\/first-paint\./.test(name)

export interface StampOptions {
  app: BuiltApp
  hash: string
  env: string | undefined
  /** Digests that make up the hash. */
  inputs: Inputs
  product: Product
}

/**
 * Writes one brand's whole release into an empty folder: its site, and the files for its server.
 *
 * @returns the files that it wrote; linked files are not included
 */
export async function stampBrand(
  ready: ReadyBrand,
  release: string,
  { app, hash, env, inputs, product }: StampOptions,
): Promise<string[]> {
  const isListed = isForPlayers(env)
  const headers = siteHeaders(ready.brand, ready.gateway, isListed)
  const folder = join(release, SITE)
  for (const name of ['assets/words', '.well-known']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const reach = findReach(app, ready.brand)
  const faces = brandFaces(ready)
  const shared = [
    ...withSiblings(app, [...reach.files, 'game-return.html']),
    ...faces.files.map(({ from, to }) => [from, to] as const),
  ]
  const written = shared.flatMap(([from, to]) =>
    linkOrCopy(from, `${folder}/${to}`) === 'copied' ? [to] : [],
  )
  const linked = shared.length - written.length
  const files = new Map<string, string | Uint8Array>()
  const add = (name: string, content: string | Uint8Array) => {
    files.set(name, content)
    return `/${name}`
  }
  const addHashed = (name: string, extension: string, content: string | Uint8Array) =>
    add(`assets/${name}.${hashOf(content).slice(0, 10)}.${extension}`, content)

  for (const { to, css } of faces.sheets) add(to, css)
  for (const { to, bytes } of ready.fonts.files) add(to, bytes)
  const icons = await drawIcons(ready)
  const { brand, artwork, pictures } = ready
  // One after another, since each needs much memory; those of an earlier build are kept.
  for (const { name, make } of pictures.files) add(`${PICTURES}${name}`, await make())
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
    faces: faces.addresses,
    pictures: toRuntimePictures(brand.pictures, pictures, `/${PICTURES}`),
    words: Object.fromEntries(
      brand.languages.map((code) => {
        const words = JSON.stringify(toBrandWords(brand, code))
        return [code, addHashed(`words/${LANGUAGES[code].tag}`, 'json', words)]
      }),
    ),
  })
  const manifestIcons = {
    small: addHashed('icon-192', 'png', icons.small),
    large: addHashed('icon-512', 'png', icons.large),
    maskable: addHashed('icon-maskable', 'png', icons.maskable),
  }
  const manifest = writeWebManifest(ready, manifestIcons, `/${PICTURES}`)
  const ahead = `/${app.manifest[AHEAD]!.file}`
  const renderer = `/${reach.renderer}`
  const boot = !mayBeInline(app.critical.script) && {
    boot: addHashed('boot', 'js', app.critical.script),
  }
  const links = {
    favicon: addHashed('favicon', 'png', icons.favicon),
    appleTouchIcon: addHashed('apple-touch-icon', 'png', icons.appleTouch),
    manifest: add('manifest.webmanifest', manifest),
    firstPaint: addHashed('first-paint', 'css', firstPaintCss(ready, app.critical)),
    ...boot,
    ahead: { src: ahead },
    renderer,
    telemetry: brand.telemetry && {
      scripts: listTelemetry(brand.telemetry).map((source) => `/${app.manifest[source]!.file}`),
      site: toTelemetrySite(brand, brand.telemetry, hash, app.hash),
    },
  }
  const listing = {
    socialImage: addHashed('social', 'jpg', icons.social),
    logo: addHashed('icon-512', 'png', icons.large),
    address: addHashed('address', 'js', app.critical.address),
    isListed,
  }
  for (const language of brand.languages) {
    const local = { ...brand, defaultLanguage: language }
    const { firstLoad } = findReach(app, local)
    const modules = firstLoad
      .map((file) => `/${file}`)
      .filter((href) => !app.template.includes(href) && ![ahead, renderer].includes(href))
    const rendered = renderPage(
      app.template,
      { ...ready, brand: local },
      { ...runtime, defaultLanguage: language },
      { ...links, modules },
      app.critical,
    )
    for (const page of listPages(brand)) {
      const here = { ...page, language }
      add(fileOf(pageAddress(here, brand)), writeListing(rendered, here, brand, listing))
    }
    if (language === brand.defaultLanguage) {
      add(UNKNOWN_FILE, writeUnlisted(rendered, brand, listing))
    }
  }
  add('licenses.txt', writeLicenses(listLicenses(app, faces.files)))
  add(WORKER_FILE, writeWorker(app.critical.worker, brand.serviceWorker ? hash : null))
  add('robots.txt', writeRobots(brand, isListed))
  add('sitemap.xml', writeSitemap(brand))
  add(MIRROR_FILE, JSON.stringify({ merchant: brand.merchant }))
  add('_headers', writeHeadersFile(headers))
  for (const { name, bytes } of ready.publicFiles) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    add(name, bytes)
  }
  const pages = ready.publicFiles.map(({ name }) => name).filter((name) => name.endsWith('.html'))
  const furtherFiles = cloudflareFiles(['game-return.html', ...pages])
  for (const [name, text] of Object.entries(furtherFiles)) add(name, text)
  for (const [name, content] of files) written.push(...writeWithSiblings(folder, name, content))
  for (const name of listUnlistedFiles(brand)) {
    written.push(...linkWithSiblings(folder, UNKNOWN_FILE, name))
  }

  const { id, name } = brand
  const emittedAt = new Date().toISOString()
  const count = linked + written.length
  const origin = { env, gateway: ready.gateway, product, inputs }
  const record = { id, name, hash, emittedAt, ...origin, files: count, brand }
  const beside = {
    'nginx.conf': writeNginxFile(headers),
    'caddy.conf': writeCaddyFile(headers),
    [RELEASE_FILE]: JSON.stringify(record, null, 2),
  }
  for (const [file, text] of Object.entries(beside)) writeFileSync(join(release, file), text)
  return [...written.map((file) => `${SITE}/${file}`), ...Object.keys(beside)]
}

/** @returns the names of the files written */
function writeWithSiblings(folder: string, name: string, content: string | Uint8Array): string[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const made = new Map([[name, bytes]])
  if (isCompressible(name) && !isSeldomRead(name)) {
    const isOneOfMany = name.endsWith('.html') && name !== 'index.html'
    const { brotli, gzip } = compressSmall(bytes, isOneOfMany ? QUICK : QUALITY)
    if (brotli) made.set(`${name}.br`, brotli)
    if (gzip) made.set(`${name}.gz`, gzip)
  }
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  for (const [file, data] of made) writeFileSync(`${folder}/${file}`, data)
  return [...made.keys()]
}

/**
 * Gives a file of the site, and its compressed copies, a second name.
 *
 * @returns the names of the new files
 */
function linkWithSiblings(folder: string, name: string, second: string): string[] {
  const endings = ['', '.br', '.gz'].filter((ending) => existsSync(`${folder}/${name}${ending}`))
  return endings.map((ending) => {
    linkOrCopy(`${folder}/${name}${ending}`, `${folder}/${second}${ending}`)
    return second + ending
  })
}

/**
 * Lists the app's shared files with their names in the site, and their compressed copies if any.
 */
function withSiblings(app: BuiltApp, files: readonly string[]) {
  const siblings = files
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((name) => app.files.has(name))
  return [...files, ...siblings].map((name) => [`${app.folder}/${name}`, name] as const)
}

/** Synchronous, because awaiting two hundred small files takes longer than linking them. */
function linkOrCopy(from: string, to: string): 'linked' | 'copied' {
  try {
    linkSync(from, to)
    return 'linked'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!existsSync(from)) {
      const what = `${displayPath(from)} is missing, without which no site goes out`
      throw new RefusedError(
        `${what}; delete ${displayPath(dirname(dirname(from)))}, then run "npm ci"`,
      )
    }
    if (code === 'ENOENT' || code === 'ENOSPC') throw error
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    return 'copied'
  }
}
