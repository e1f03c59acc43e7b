import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { brandFaces } from '../scripts/brand/brand-faces.ts'
import { FaultError } from '../scripts/brand/fault.ts'
import { formatFaultWithLine } from '../scripts/brand/locate.ts'
import { type ReadyBrand, readBrands } from '../scripts/brand/read/brands.ts'
import { findOrigins } from '../scripts/brand/theme/origins.ts'
import { readDesign } from '../scripts/brand/theme/design.ts'
import { describeShift, writeRatio } from '../scripts/brand/theme/shifts.ts'
import { faceVariables } from '../scripts/brand/theme/variables.ts'
import type { PictureFile } from '../scripts/brand/pictures/draw.ts'
import { toRuntimePictures } from '../scripts/brand/pictures/pictures.ts'
import { toBrandWords, toRuntimeBrand } from '../scripts/brand/stamp/runtime.ts'
import { fillWords } from '../scripts/sandbox/content/fill.ts'
import { BANNERS } from '../scripts/sandbox/world/content/banners.ts'
import { VENDORS } from '../scripts/sandbox/world/play/vendors.ts'
import type { Brand } from '../src/core/brand/schema.ts'
import { ICON_SLOTS } from '../src/core/brand/runtimePictures.ts'
import { LANGUAGE_CODES } from '../src/rules/languages.ts'
import { listCombinations } from './combinations.ts'
import { computeColoured } from './coloured.ts'
import { addFaceFile, declareWeight, listFaceFiles, showAtOnce, writeFaces } from './faces.ts'
import { keepReadable } from './keep-readable.ts'
import { computeRamps } from './ramps.ts'
import { listPopularGames } from './sample-world.ts'

const MODULE = 'virtual:livery-brands'
const RESOLVED = `\0${MODULE}`
const GAMES = 'virtual:livery-games'
const COMBINATIONS = 'virtual:livery-combinations'
/** Beginning of the addresses of the brands' own pictures. */
const OWN_PICTURES = '/brand-pictures/'
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}
const BRANDS = fileURLToPath(new URL('../brands/', import.meta.url))
const THEMES = fileURLToPath(new URL('../themes/', import.meta.url))

/** Folders from which the module is made; by default the project's own. */
interface Sources {
  brandsDir?: string
  themes?: URL
}

/** A brand as it was when its files last had no fault. */
interface GoodBrand {
  brand: Brand
  /** Names in `text` of the files that the brand shows, each with its path. */
  files: [name: string, path: string][]
  text: string
}

/**
 * The brands of a folder as a module. A brand whose files have faults stays as it last was, so that
 * a designer's slip takes no picture away.
 */
export class PreviewBrands {
  /** The brands' own pictures, by the names of their files. */
  readonly pictures = new Map<string, PictureFile>()
  readonly #sources: Sources
  readonly #good = new Map<string, GoodBrand>()
  #faces: ReturnType<typeof writeFaces> | undefined

  constructor(sources: Sources = {}) {
    this.#sources = sources
  }

  /** Lists the brands as the preview shows them. */
  async list(): Promise<Brand[]> {
    if (this.#good.size === 0) await this.#read()
    return [...this.#good.values()].map(({ brand }) => brand)
  }

  /**
   * Writes a module with imports of the files that it needs, the brands, the ids of brands that
   * never were without faults, all faults, and the sandbox's vendors.
   */
  async write(): Promise<string> {
    const { ids, faults } = await this.#read()
    const shown = ids.flatMap((id) => this.#good.get(id) ?? [])
    const broken = ids.filter((id) => !this.#good.has(id))
    return [
      ...shown.flatMap(({ files }) => files.map(writeImport)),
      `export const brands = [${shown.map(({ text }) => text).join()}]`,
      `export const broken = ${JSON.stringify(broken)}`,
      `export const faults = ${JSON.stringify(faults.map(formatFaultWithLine))}`,
      `export const faces = ${JSON.stringify(this.#writeFaces())}`,
      `export const popular = ${JSON.stringify(listPopular())}`,
      `export const vendors = ${JSON.stringify(VENDORS)}`,
    ].join('\n')
  }

  async #read() {
    const { brandsDir = BRANDS, themes } = this.#sources
    const { ids, ready, faults } = await readBrands({ brandsDir, ...(themes && { themes }) })
    for (const one of ready) {
      for (const file of one.pictures.files) this.pictures.set(file.name, file)
      this.#good.set(one.brand.id, writeBrand(one))
    }
    for (const id of this.#good.keys()) if (!ids.includes(id)) this.#good.delete(id)
    return { ids, faults }
  }

  /** Faults of the faces' files are told with the brands' faults, which read them too. */
  #writeFaces() {
    try {
      this.#faces = writeFaces()
    } catch (error) {
      if (!this.#faces || !(error instanceof FaultError)) throw error
    }
    return this.#faces
  }
}

/** Writes the import of a file's address, which is empty if the file is gone. */
const writeImport = ([name, path]: GoodBrand['files'][number]) =>
  existsSync(path)
    ? // Not inlined, since the site refuses pictures in `data:` addresses as foreign (`core/system`).
      `import ${name} from ${JSON.stringify(`${path}?url&no-inline`)}`
    : `const ${name} = ''`

/** Lists the games whose names and covers stories show in place of the gateway's. */
const listPopular = () =>
  listPopularGames()
    .slice(0, 24)
    .map(({ nodeId, names }) => ({ nodeId, names }))

/** The preview's brands, which its other plugins need too. */
export const previewBrands = new PreviewBrands()

/**
 * Serves the brands as `virtual:livery-brands`, read and themed like the brand script does, and
 * reloads the preview when a file in brands/ or themes/ changes. The sandbox's games are
 * `virtual:livery-games`, and sets of choices that hold every pair `virtual:livery-combinations`.
 */
export function liveryBrands(): Plugin {
  const { pictures } = previewBrands
  const readTheme = keepReadable(THEMES)
  let isServing = false
  return {
    name: 'livery-brands',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (id) => ([MODULE, GAMES, COMBINATIONS].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      const theme = readTheme(id)
      if (theme !== undefined) return theme
      if (id === RESOLVED) {
        const text = await previewBrands.write()
        // A server, also that of the tests, makes each picture when it is asked for.
        if (isServing) return text
        for (const { name, make } of pictures.values()) {
          const fileName = OWN_PICTURES.slice(1) + name
          this.emitFile({ type: 'asset', fileName, source: await make() })
        }
        return text
      }
      if (id === `\0${GAMES}`) return `export default ${JSON.stringify(listPopularGames())}`
      if (id !== `\0${COMBINATIONS}`) return undefined
      return `export default ${JSON.stringify(listCombinations())}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
        const face = name.startsWith('assets/') && listFaceFiles().get(name)
        if (face) {
          response.setHeader('Content-Type', name.endsWith('.css') ? 'text/css' : 'font/woff2')
          response.end(face())
          return
        }
        const file = pictures.get((request.url ?? '').replace(OWN_PICTURES, ''))
        if (!file) return next()
        response.setHeader('Content-Type', TYPES[file.name.replace(/.*\./, '')]!)
        file.make().then((bytes) => response.end(bytes), next)
      })
      server.watcher.add([BRANDS, THEMES])
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(BRANDS) && !path.startsWith(THEMES)) return
        const module = server.moduleGraph.getModuleById(RESOLVED)
        if (module) server.moduleGraph.invalidateModule(module)
        server.ws.send({ type: 'full-reload' })
      })
    },
    generateBundle() {
      for (const [fileName, read] of listFaceFiles()) {
        this.emitFile({ type: 'asset', fileName, source: read() })
      }
    },
  }
}

/**
 * Writes the sandbox's banners of a brand in every language, since the toolbar offers all
 * languages.
 */
const writeBanners = (brand: ReadyBrand['brand']) =>
  Object.fromEntries(
    LANGUAGE_CODES.map((language) => [
      language,
      BANNERS.map(({ title, subtitle, ...banner }) => ({
        ...banner,
        title: fillWords(title, brand, language),
        subtitle: fillWords(subtitle, brand, language),
      })),
    ]),
  )

function writeBrand({ brand, folder, fonts, pictures, theme }: ReadyBrand): GoodBrand {
  const files: GoodBrand['files'] = []
  const address = (path: string) => {
    const name = `file_${brand.id.replaceAll('-', '_')}_${files.length}`
    files.push([name, path])
    return name
  }
  const headings = faceVariables(brand.theme, readDesign())
  const css = declareWeight(showAtOnce(brandFaces({ brand, fonts }).css), headings)
  for (const { to, bytes } of fonts.files) addFaceFile(to, bytes)
  const { mark, markDark = mark, wordmark, wordmarkDark = wordmark } = brand.logo
  const artwork = Object.entries({ mark, markDark, wordmark, wordmarkDark, banner: brand.banner })
  const words = brand.languages.map((language) => {
    const own = JSON.stringify(toBrandWords(brand, language))
    return [language, `data:application/json,${encodeURIComponent(own)}`]
  })
  const site = toRuntimeBrand(brand, {
    gateway: '',
    artwork: {} as never,
    faces: {},
    pictures: toRuntimePictures(brand.pictures, pictures, OWN_PICTURES),
    words: Object.fromEntries(words) as never,
  })
  const data = {
    id: brand.id,
    brand,
    theme: brand.theme,
    css: theme.css,
    modes: theme.modes,
    contrast: theme.contrast,
    origins: findOrigins(brand.theme),
    ramps: computeRamps(brand.theme),
    shifts: theme.shifts.map((shift) => ({
      ...shift,
      told: describeShift(shift),
      ratio: writeRatio(shift.onSurface),
    })),
    coloured: computeColoured(brand.theme),
    banners: writeBanners(brand),
  }
  const addresses = artwork.map(([role, name]) => `${role}: ${address(join(folder, name))}`)
  const icons = ICON_SLOTS.flatMap((slot) => {
    const own = brand.pictures[slot]
    if (!own) return []
    const focus = JSON.stringify(own.focus ?? '50% 50%')
    return [`${slot}: { address: ${address(join(folder, own.file))}, focus: ${focus} }`]
  })
  const screenshots = brand.pictures.screenshots.map(({ file, alt }) => {
    const label = JSON.stringify(alt[brand.defaultLanguage])
    return `{ address: ${address(join(folder, file))}, label: ${label} }`
  })
  const text = `{ ...${JSON.stringify(data)}, icons: { ${icons.join()} }, screenshots: [${screenshots.join()}], fonts: ${JSON.stringify(css)}, site: { ...${JSON.stringify(site)}, artwork: { ${addresses.join()} } } }`
  return { brand, files, text }
}
