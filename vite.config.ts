import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { Features } from 'lightningcss'
import { defineConfig, type PluginOption, type Rolldown } from 'vite'
import { isolateCatalogues } from './scripts/language/isolate.ts'
import { fillCatalogues } from './scripts/words/fillCatalogues.ts'

const PROJECT = fileURLToPath(new URL('.', import.meta.url))

/** Compiles the macros of messages; tests in Node need only this plugin. */
export const messageMacros = (): PluginOption =>
  babel({ presets: [linguiTransformerBabelPreset()] })

/**
 * Plugins that compile this project's sources for browsers; Storybook and the component tests use
 * the same.
 */
export function appPlugins(): PluginOption[] {
  return [
    fillCatalogues(PROJECT),
    messageMacros(),
    react({ compiler: true }),
    lingui({ failOnCompileError: true }),
    isolateCatalogues(),
    tailwindcss(),
  ]
}

/** Whether a module belongs to telemetry, which only some brands have. */
const isOfTelemetry = (id: string) =>
  /\/(?:src\/(?:telemetry\/|rules\/telemetry\.|lib\/scrub\.)|node_modules\/(?:web-vitals|@sentry)\/)/.test(
    id,
  )

/**
 * Whether a source belongs to the app, unlike the page to which games return, the early script and
 * telemetry.
 */
const isOfApp = (id: string) =>
  !isOfTelemetry(id) && !/\/(?:game-return\.|src\/rules\/gameReturn\.|src\/app\/ahead\/)/.test(id)

/** A module that exports every icon, though each screen uses only a few. */
const BARREL = /\/lucide-react\.mjs$/
/** Paths of modules that hold a single icon each. */
const ICON = /\/lucide-react\/.*\/icons\//

/** Declares the group of the modules that some sources need and share with other chunks. */
function groupOf(name: string, ...sources: readonly string[]) {
  const needed = new Set<string>()
  const collect = (id: string, build: Rolldown.ChunkingContext) => {
    if (needed.has(id) || BARREL.test(id) || ICON.test(id)) return
    needed.add(id)
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) collect(imported, build)
  }
  return {
    name(id: string, build: Rolldown.ChunkingContext): string | null {
      for (const source of sources) collect(join(PROJECT, source), build)
      return needed.has(id) ? name : null
    },
    debugName: name,
    minShareCount: 2,
  }
}

const HOME_SCREEN = 'src/features/lobby/LobbyScreen.tsx'
/** What home draws after its first screen. */
const HOME_LATER = [
  'src/features/lobby/laterSections.tsx',
  'src/features/lobby/hero/HeroSlides.tsx',
]

/**
 * Which modules are bundled in one file (docs/decisions/028-modules-by-who-needs-them.md). Modules
 * in no group get a file for each set of chunks that share them.
 */
const GROUPS = [
  // Modules that both React's renderer, which has its own file, and the home screen need.
  {
    name: 'react-dom',
    test: /\/react-dom\/(?:index|cjs\/react-dom\.production)\.js$/,
    priority: 6,
  },
  {
    name: 'vendor',
    tags: ['$initial' as const],
    test: (id: string) => id.includes('/node_modules/') && !isOfTelemetry(id),
    priority: 5,
  },
  { name: 'app', tags: ['$initial' as const], test: isOfApp, priority: 4 },
  // Modules that home shares with other screens, so that those need not load home's file.
  { ...groupOf('common', HOME_SCREEN), priority: 3 },
  { name: 'LobbyScreen', test: (id: string) => id === join(PROJECT, HOME_SCREEN), priority: 3 },
  // Icons are single modules, grouped by the screens that share them, in files of at least 6 kB.
  {
    name: 'icons',
    test: ICON,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6_000,
    priority: 3,
  },
  // The base of dialogs and toasts.
  {
    name: 'dialog',
    test: /\/src\/ui\/(?:Confirm)?Dialog\.tsx$|\/(?:FloatingPortalLite|getElementTransform)\.mjs$/,
    priority: 3,
  },
  // What menus, lists and hints add to it. What fewer chunks need stays with them: a dialog alone
  // must not load lists.
  { name: 'floating', test: /\/@(?:base-ui|floating-ui)\//, minShareCount: 14, priority: 2 },
  // One chunk for the core that many screens need and the first load does not.
  { name: 'core', test: /\/src\/(?:core|lib|rules)\//, minShareCount: 6, priority: 2 },
  // What centers need of home; they would load all of `sections` for it.
  { name: 'figures', test: /\/src\/ui\/(?:Chip|Initial|Money|useNear)\./, priority: 2 },
  // What home draws after its first screen, and what every page does.
  { ...groupOf('sections', ...HOME_LATER), test: /\/src\//, priority: 1 },
  // The footer's marks of social networks are heavy, and no center shows them.
  {
    ...groupOf('later', 'src/app/laterParts.tsx'),
    test: /\/src\/(?!app\/shell\/SocialLinks)/,
    priority: 0,
  },
]

/**
 * Path of React Router's production build; the package's own entry is its development build,
 * whatever the conditions.
 */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))

/** React has had this hook itself since version 18, but libraries still import the shim. */
const NATIVE_STORE = {
  find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
  replacement: 'react',
}

/**
 * Names a module in the build's records: by its path in this project, or from its package's name
 * on.
 */
function nameModule(id: string): string {
  const packaged = id.lastIndexOf('node_modules/')
  const path = packaged < 0 ? id.replace(PROJECT, '') : id.slice(packaged)
  return path.replace(/^\0|\?.*$/g, '')
}

type Importing = { importers: readonly string[]; dynamicImporters: readonly string[] }
const importersOf = (module: Importing | null): string[] =>
  module ? [...module.importers, ...module.dynamicImporters] : []

/**
 * Records the modules of each chunk with their importers. With this record, the size of the first
 * load is checked, and whether a brand's site has modules that it must not have.
 */
const recordModules: PluginOption = {
  name: 'record-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const record: Record<string, Record<string, string[]>> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      record[chunk.fileName] = Object.fromEntries(
        chunk.moduleIds.map((id) => [
          nameModule(id),
          importersOf(this.getModuleInfo(id)).map(nameModule),
        ]),
      )
    }
    const source = JSON.stringify(record)
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
  },
}

export default defineConfig({
  plugins: [...appPlugins(), recordModules],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
      NATIVE_STORE,
    ],
  },
  publicDir: 'public',
  css: {
    // Excluded, because Vite's minifier rewrites :dir() in a way that breaks ltr:/rtl: variants.
    lightningcss: { exclude: Features.DirSelector },
  },
  build: {
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        main: 'index.html',
        'game-return': 'game-return.html',
        ahead: 'src/app/ahead/main.ts',
        telemetry: 'src/telemetry/main.ts',
        sentry: 'src/telemetry/sentry.ts',
      },
      output: {
        codeSplitting: { groups: GROUPS },
        // Wrapped in a function, because the page runs this file as a classic script, which must
        // not declare globals.
        intro: ({ name }) => (name === 'ahead' ? '(() => {' : ''),
        outro: ({ name }) => (name === 'ahead' ? '})()' : ''),
        // Cut at `~`, because the bundler joins the names of all chunks that share a file to one
        // long name.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        // Digits that compress well, since the first load names 170 chunks; base 64 also has names that
        // begin with an underscore, which many hosts hide.
        hashCharacters: 'hex',
      },
    },
  },
})
