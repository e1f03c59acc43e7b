import type { Manifest } from 'vite'
import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { SHELL_CATALOGUE } from '../../words/names.ts'
import type { BuiltApp } from '../app-build.ts'
import { FEATURES, type NamedFeature } from '../features.ts'

/** Source file of the chunk with React's renderer, which every page needs at once. */
export const RENDERER = 'node_modules/react-dom/client.js'
/** Source file of the early script that runs before the app; the page refers to it. */
export const AHEAD = 'src/app/ahead/main.ts'
/** Source file of the telemetry script, which only brands with telemetry have. */
const TELEMETRY = 'src/telemetry/main.ts'
/** Source file of Sentry's own client, which only brands that report to Sentry have. */
const SENTRY = 'src/telemetry/sentry.ts'
/** Name in `vite.config.ts` of the chunk that the home page needs besides the entry chunk. */
const HOME_SCREEN = 'LobbyScreen'

const CATALOGUES = 'locales/'

/**
 * Files that are part of a site only if the brand chose what they serve: a verification provider, or
 * telemetry.
 */
const CHOSEN_FILES: Readonly<Record<string, (brand: Selection) => boolean>> = {
  'src/parts/identity/human/turnstile.ts': ({ verification: { human } }) =>
    human.provider === 'turnstile',
  'src/parts/identity/codes/firebaseCodes.ts': ({ verification: { phone } }) =>
    phone.provider === 'firebase',
  'src/app/telemetry/telemetryParts.tsx': ({ telemetry }) => telemetry !== undefined,
}

/** Lists the entries of the build that a brand's page loads for its telemetry. */
export const listTelemetry = (telemetry: Brand['telemetry']): string[] => [
  ...(telemetry?.destinations.some(({ kind }) => kind === 'sentry') ? [SENTRY] : []),
  ...(telemetry ? [TELEMETRY] : []),
]

export interface Reach {
  /** Every file of the app that this brand may load. */
  files: string[]
  /** Scripts that the home page loads in the default language, the entry file first. */
  firstLoad: string[]
  /** The file among these with React's renderer, which is needed last. */
  renderer: string
  /** Addresses of the style sheets that the entry file imports. */
  styles: string[]
}

type Selection = Pick<
  Brand,
  'languages' | 'defaultLanguage' | 'features' | 'verification' | 'telemetry'
>

/**
 * Finds the files of the built app that a brand can load, by its languages, enabled features and
 * providers.
 *
 * @param declared the features' manifests
 */
export function findReach(
  { manifest, words }: Pick<BuiltApp, 'manifest' | 'words'>,
  brand: Selection,
  declared: readonly NamedFeature[] = FEATURES,
): Reach {
  const isOffered = (source: string) =>
    !source.startsWith(CATALOGUES) &&
    flagsOf(source, declared).every((flag) => brand.features[flag]) &&
    (CHOSEN_FILES[source]?.(brand) ?? true)
  const files = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    chunk.imports?.forEach(walk)
    chunk.dynamicImports?.filter(isOffered).forEach(walk)
  }
  const entries = Object.keys(manifest).filter(
    (key) =>
      manifest[key]!.isEntry &&
      (![SENTRY, TELEMETRY].includes(key) || listTelemetry(brand.telemetry).includes(key)),
  )
  entries.forEach(walk)
  const spoken = new Set([SHELL_CATALOGUE, ...[...files].flatMap((file) => words[file] ?? [])])
  // As in `core/locale/words.ts`, English stands in for a catalogue that a language lacks.
  const catalogueOf = (code: LanguageCode, name: string) =>
    [code, 'EN' as const]
      .map((each) => `${CATALOGUES}${LANGUAGES[each].tag}/${name}.po`)
      .find((path) => manifest[path])
  for (const code of brand.languages)
    for (const name of spoken) {
      const path = catalogueOf(code, name)
      if (path) walk(path)
    }
  const screen = Object.keys(manifest).find((key) => manifest[key]!.name === HOME_SCREEN)
  if (!screen) throw new Error(`The build has no chunk ${HOME_SCREEN}`)
  const shell = catalogueOf(brand.defaultLanguage, SHELL_CATALOGUE)
  if (!shell) throw new Error(`The build has no catalogue ${SHELL_CATALOGUE}`)
  const home = [screen, shell]
  return {
    files: [...files].toSorted(),
    firstLoad: staticImports(manifest, ['index.html', AHEAD, RENDERER, ...home]),
    renderer: staticImports(manifest, [RENDERER])[0]!,
    styles: manifest['index.html']?.css ?? [],
  }
}

/** Returns the flags that a source file needs; none for files that every brand has. */
function flagsOf(source: string, declared: readonly NamedFeature[]): FeatureName[] {
  const [, shown] = /^src\/app\/shell\/(.+)$/.exec(source) ?? []
  if (shown) {
    const shower = declared.find(({ shell }) => shell?.includes(shown))
    return shower?.flag ? [shower.flag] : []
  }
  const [, folder, file = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(source) ?? []
  const feature = declared.find(({ name }) => name === folder)
  if (!feature) return []
  const place = placesOf(feature).find((each) => file.startsWith(`${each.folder}/`))
  return [feature.flag, feature.chunks?.[file], place?.flag].filter((flag) => flag !== undefined)
}

/** Lists the subpages of a feature's pages that need another flag besides the feature's own. */
const placesOf = ({ routes = [] }: NamedFeature) =>
  routes
    .flatMap(({ places = {} }) => Object.values(places))
    .filter(({ flag }) => flag !== undefined)

/**
 * Lists the files that these sources import statically, each once, in the order of their first
 * import.
 *
 * @throws Error if the build has no such source, so that a renamed source is not counted as empty
 */
export function staticImports(manifest: Manifest, sources: readonly string[]): string[] {
  const keys = Object.keys(manifest)
  const roots = sources.map((source) => {
    // If `node_modules` is a symbolic link, the build names its files by the link's target.
    const root = keys.find((key) => key === source || key.endsWith(`/${source}`))
    if (!root) throw new Error(`The built app has no chunk of ${source}`)
    return root
  })
  const seen = new Set<string>()
  const files: string[] = []
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.push(chunk.file)
    chunk.imports?.forEach(walk)
  }
  roots.forEach(walk)
  return files
}
