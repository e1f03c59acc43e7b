import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { Features } from 'lightningcss'
import { defineConfig, type PluginOption } from 'vite'
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

/**
 * What every page stands on, in one file: left alone, each module that some lazy chunk uses too
 * becomes a file of its own, and twenty of those cost a phone more than what is in them.
 */
const CORE =
  /node_modules\/(?:react|jotai|@lingui|@tanstack\/(?:react-)?query(?:-core)?|valibot|ky)\/|\/src\/(?:core|lib|rules)\/(?!money|dates|amounts|csv|period|raffle|contractT|contract\/file|timeZones|safePattern|gateway\/(?:encryption|socket|useGatewaySecond)|navigation\/(?:destination|reach|useHtmlRules|useReach|useAfterLogin)|wallet\/|session\/(?:member|tabs|useSession|useOwn|useRequire)|system\/(?:useCustomerService|useImageUrl)|popups\/(?:use|closing))/

/**
 * What the home screen shares with popups, menus and notices, which must come without it: they tell
 * of its failure.
 */
const SHARED =
  /\/icons\/(?:x|search|megaphone|ticket)\.mjs$|\/(?:mutationObserver|useMutation)\.js$|\/src\/(?:core\/(?:navigation\/destination|system\/useImageUrl|system\/announcements\/use|session\/useRequireAccount)|ui\/(?:Picture|topmost)\.|parts\/content\/(?:BannerPicture|bannerTarget))/

/** The home screen with all else that it stands on, for the same reason. */
const HOME = /\/src\/features\/lobby\/(?:LobbyScreen\.tsx|firstCovers\.ts)$/

/** What every dialog stands on: it would be twenty files otherwise. */
const DIALOG = /\/src\/ui\/Dialog\.tsx$/

const GROUPS = [
  { name: 'core', tags: ['$initial' as const], test: CORE, priority: 3 },
  {
    name: 'app',
    tags: ['$initial' as const],
    test: /^(?!.*(?:game-return|src\/app\/ahead\/))/,
    priority: 2,
  },
  { name: 'shared', test: SHARED, priority: 2 },
  // Of what every page stands on, the part that only what comes later uses.
  { name: 'more', test: CORE, priority: 1 },
  { name: 'LobbyScreen', test: HOME, priority: 1 },
  // Apart from the dialogs, which use it as the renderer does.
  {
    name: 'react-dom',
    test: /node_modules\/react-dom\/(?:index|cjs\/react-dom\.production)\.js$/,
    priority: 2,
  },
  { name: 'dialog', test: DIALOG, priority: 1 },
  { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 2 },
]

/**
 * The file of a chunk. The first load lists those of all lazy ones, so what several of them share is
 * named by its hash only, and hashes are no longer than it takes to be apart over all releases.
 */
const nameChunk = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string =>
  isDynamicEntry || GROUPS.some((group) => group.name === name)
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js'

/** The package's own entry is its development build, whatever the conditions. */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))

/** React has this hook itself since version 18; the shim is what libraries ask for it. */
const NATIVE_STORE = {
  find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
  replacement: 'react',
}

/**
 * Lets the bundler drop what no one uses of the router: parts that are made by a call, or named
 * after they were made, count as work that must be done.
 */
const leanVendors: PluginOption = {
  name: 'lean-vendors',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
        NATIVE_STORE,
      ],
    },
  }),
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(
          /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
          '$1/*#__PURE__*/ ',
        ),
  },
}

/** Leaves out the summaries of calls, which only the description of the contract reads. */
const leanCalls: PluginOption = {
  name: 'lean-calls',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\/api\.ts$/ },
    handler: (code) => code.replace(/^\s+summary:\s+(['"`])(?:(?!\1).)*\1,$/gm, ''),
  },
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
 * Records the modules of each chunk, each with its importers: the first load is judged by them, and what
 * a brand must not have.
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
  plugins: [...appPlugins(), leanVendors, leanCalls, recordModules],
  publicDir: 'public',
  css: {
    // Vite's minifier rewrites :dir() so that ltr:/rtl: variants break.
    lightningcss: { exclude: Features.DirSelector },
  },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Lazy chunks need not list what the first load has brought.
      resolveDependencies: (_file, chunks, { hostType }) =>
        hostType === 'html'
          ? chunks
          : chunks.filter((chunk) => !/\/(?:core|client|react-dom|shared)-/.test(chunk)),
    },
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
        chunkFileNames: nameChunk,
        // A name that begins with an underscore, as base 64 has them, is hidden by many hosts.
        hashCharacters: 'base36',
      },
    },
  },
})
