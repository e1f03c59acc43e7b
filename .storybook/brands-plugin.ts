import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as v from 'valibot'
import { BrandSchema } from '../src/core/brand/schema.ts'
import { findBrandFaults } from '../src/core/brand/rules.ts'
import { displayFaceCss } from '../scripts/brand/fonts.ts'
import { toBrandWords, toRuntimeBrand } from '../scripts/brand/stamp/runtime.ts'
import { computeTheme } from '../scripts/brand/theme.ts'
import { type Design, readDesign } from '../scripts/brand/theme/design.ts'
import { computeRamps } from './ramps.ts'

const MODULE = 'virtual:livery-brands'
const RESOLVED = `\0${MODULE}`
const BRANDS = fileURLToPath(new URL('../brands/', import.meta.url))
const THEMES = fileURLToPath(new URL('../themes/', import.meta.url))
const PICTURES = fileURLToPath(new URL('pictures/', import.meta.url))

/**
 * Serves the brands as `virtual:livery-brands`, themed as the brand script themes them, and
 * reloads the preview whenever a file in brands/ or themes/ changes.
 */
export function liveryBrands(): Plugin {
  return {
    name: 'livery-brands',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? writeModule() : undefined),
    configureServer(server) {
      server.watcher.add([BRANDS, THEMES])
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(BRANDS) && !path.startsWith(THEMES)) return
        const module = server.moduleGraph.getModuleById(RESOLVED)
        if (module) server.moduleGraph.invalidateModule(module)
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/**
 * One module: imports of the files it needs, the brands that can be shown, what is wrong with
 * others, and pictures that belong to no brand.
 */
function writeModule(): string {
  const imports: string[] = []
  const address = (path: string) => {
    const name = `file${imports.length}`
    // A picture within its address would be refused as one from outside (`core/media`).
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url&no-inline`)}`)
    return name
  }
  const faults: string[] = []
  const brands: string[] = []
  try {
    const design = readDesign()
    for (const id of readdirSync(BRANDS)) {
      if (existsSync(join(BRANDS, id, 'brand.json'))) {
        brands.push(...writeBrand(id, design, address, faults))
      }
    }
  } catch (error) {
    faults.push((error as Error).message)
  }
  const pictures = readdirSync(PICTURES).map((name) => address(PICTURES + name))
  return [
    ...imports,
    `export const brands = [${brands.join()}]`,
    `export const faults = ${JSON.stringify(faults)}`,
    `export const pictures = [${pictures.join()}]`,
  ].join('\n')
}

function writeBrand(
  id: string,
  design: Design,
  address: (path: string) => string,
  faults: string[],
): string[] {
  const file = `brands/${id}/brand.json`
  let json: unknown
  try {
    json = JSON.parse(readFileSync(join(BRANDS, id, 'brand.json'), 'utf8'))
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`)
    return []
  }
  const parsed = v.safeParse(BrandSchema, json)
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      faults.push(`${file}: $.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
    }
    return []
  }
  const brand = parsed.output
  const theme = computeTheme(brand.theme, design)
  for (const { path, message } of [...findBrandFaults(brand), ...theme.faults]) {
    faults.push(`${file}: ${path}: ${message}`)
  }
  const face = displayFaceCss(brand.theme.displayFace)
  let fonts = JSON.stringify(face.css)
  for (const { from, to } of face.files) {
    fonts = fonts.replaceAll(`/${to}`, `" + ${address(from)} + "`)
  }
  const picture = (name: string) => address(`${BRANDS}${id}${sep}${name}`)
  const { mark, markDark = mark, wordmark, wordmarkDark = wordmark } = brand.logo
  const artwork = Object.entries({ mark, markDark, wordmark, wordmarkDark, banner: brand.banner })
  const words = brand.languages.map((language) => {
    const own = JSON.stringify(toBrandWords(brand, language))
    return [language, `data:application/json,${encodeURIComponent(own)}`]
  })
  const site = toRuntimeBrand(brand, {
    gateway: '',
    artwork: {} as never,
    words: Object.fromEntries(words) as never,
  })
  const data = {
    id,
    theme: brand.theme,
    css: theme.css,
    modes: theme.modes,
    contrast: theme.contrast,
    ramps: computeRamps(brand.theme),
  }
  const addresses = artwork.map(([role, name]) => `${role}: ${picture(name)}`)
  return [
    `{ ...${JSON.stringify(data)}, fonts: ${fonts}, site: { ...${JSON.stringify(site)}, artwork: { ${addresses.join()} } } }`,
  ]
}
