import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { Features } from 'lightningcss'
import { defineConfig, type PluginOption, type Rolldown } from 'vite'
import { fillCatalogues } from './scripts/words/fillCatalogues.ts'

const PROJECT = fileURLToPath(new URL('.', import.meta.url))

/** Compiles the macros of messages; alone, it is all that tests in Node need. */
export const messageMacros = (): PluginOption =>
  babel({ presets: [linguiTransformerBabelPreset()] })

/** What turns our sources into browser code; Storybook and the component tests use the same. */
export function appPlugins(): PluginOption[] {
  return [
    fillCatalogues(PROJECT),
    messageMacros(),
    react({ compiler: true }),
    lingui({ failOnCompileError: true }),
    tailwindcss(),
  ]
}

/** Sources that are no part of the app: the page that games return to, and what runs ahead of the app. */
const isOfApp = (id: string) => !/\/(?:game-return\.|src\/app\/ahead\/)/.test(id)

/** Names every icon, though each screen takes a few. */
const BARREL = /\/lucide-react\.mjs$/

const HOME_SCREEN = join(PROJECT, 'src/features/lobby/LobbyScreen.tsx')

/** The modules that the home screen needs before it can be drawn, by their paths. */
const ofHome = new Set<string>()

function collectHome(id: string, build: Rolldown.ChunkingContext): void {
  if (ofHome.has(id) || BARREL.test(id)) return
  ofHome.add(id)
  for (const imported of build.getModuleInfo(id)?.importedIds ?? []) collectHome(imported, build)
}

function nameOfHome(id: string, build: Rolldown.ChunkingContext): string | null {
  collectHome(HOME_SCREEN, build)
  return ofHome.has(id) ? 'common' : null
}

/**
 * Which modules stand in one file (docs/decisions/028-modules-by-who-needs-them.md). What no group
 * takes gets a file for each set of chunks that share it.
 */
const GROUPS = [
  // Both the renderer, which has a file of its own, and the home screen need it.
  {
    name: 'react-dom',
    test: /\/react-dom\/(?:index|cjs\/react-dom\.production)\.js$/,
    priority: 6,
  },
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 5 },
  { name: 'app', tags: ['$initial' as const], test: isOfApp, priority: 4 },
  // What home shares with other screens, so that those need not load home.
  { name: nameOfHome, debugName: 'common', minShareCount: 2, priority: 3 },
  { name: 'LobbyScreen', test: (id: string) => id === HOME_SCREEN, priority: 2 },
  // Each icon is a module: by the screens that share them, in files of at least 3 kB.
  {
    name: 'icons',
    test: /\/lucide-react\/.*\/icons\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    priority: 2,
  },
  // One chunk for the base of all dialogs, because many screens share it.
  { name: 'dialog', test: /\/src\/ui\/Dialog\.tsx$/, priority: 2 },
  // One chunk for the core that many screens need and the first load does not.
  { name: 'core', test: /\/src\/(?:core|lib|rules)\//, minShareCount: 8, priority: 1 },
]

/** The package's own entry is its development build, whatever the conditions. */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))

/** React has this hook itself since version 18; the shim is what libraries ask for it. */
const NATIVE_STORE = {
  find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
  replacement: 'react',
}

/** A module's name in the build's records: by its path here, or from its package on. */
function nameModule(id: string): string {
  const packaged = id.lastIndexOf('node_modules/')
  const path = packaged < 0 ? id.replace(PROJECT, '') : id.slice(packaged)
  return path.replace(/^\0|\?.*$/g, '')
}

type Importing = { importers: readonly string[]; dynamicImporters: readonly string[] }
const importersOf = (module: Importing | null): string[] =>
  module ? [...module.importers, ...module.dynamicImporters] : []

/**
 * Records the modules of each chunk with their importers. From these the size of the first load is
 * checked, and whether a brand has modules that it must not have.
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
    // Vite's minifier rewrites :dir() so that ltr:/rtl: variants break.
    lightningcss: { exclude: Features.DirSelector },
  },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        main: 'index.html',
        'game-return': 'game-return.html',
        ahead: 'src/app/ahead/main.ts',
      },
      output: {
        codeSplitting: { groups: GROUPS },
        // The page runs it as a classic script, so it must not declare globals.
        intro: ({ name }) => (name === 'ahead' ? '(() => {' : ''),
        outro: ({ name }) => (name === 'ahead' ? '})()' : ''),
        // A name that the bundler makes of those who share the file is as long as they are many.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        // A name that begins with an underscore, as base 64 has them, is hidden by many hosts.
        hashCharacters: 'base36',
      },
    },
  },
})
