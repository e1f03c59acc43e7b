import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeatureName } from '#core/brand/features.ts'
import type { BuiltApp } from '#scripts/brand/app-build.ts'
import { FEATURES, type NamedFeature } from '#scripts/brand/features.ts'
import type { ModuleRecord } from '#scripts/size/intruders.ts'

/**
 * Lists modules of the built app that only sites with the given feature need, each with its file.
 * These are the modules that manifests declare under the feature's flag, and the modules that only
 * such modules import. The manifests are needed by every page.
 */
export function listOwned(app: BuiltApp, flag: FeatureName): { module: string; file: string }[] {
  const text = readFileSync(join(app.folder, '.vite/modules.json'), 'utf8')
  const held = Object.entries(JSON.parse(text) as ModuleRecord).flatMap(([file, modules]) =>
    Object.entries(modules).map(([module, importers]) => ({ module, file, importers })),
  )
  const imports = new Map<string, string[]>()
  for (const { module, importers } of held) {
    for (const each of importers) imports.set(each, [...(imports.get(each) ?? []), module])
  }
  const needed = new Set<string>()
  const walk = (module: string) => {
    if (needed.has(module) || isDeclared(module, flag)) return
    needed.add(module)
    imports.get(module)?.forEach(walk)
  }
  for (const { module, importers } of held) if (importers.length === 0) walk(module)
  // Modules of npm packages are left out, since the build does not record all their importers.
  return held.filter(({ module }) => /^(?:src|locales)\//.test(module) && !needed.has(module))
}

const isDeclared = (module: string, flag: FeatureName): boolean =>
  FEATURES.some((feature) => {
    const [, catalogue] = /^locales\/[^/]+\/(.+)\.po$/.exec(module) ?? []
    if (catalogue) return isCatalogue(catalogue, feature, flag)
    const isOwn = feature.flag === flag
    if (feature.shell?.some((file) => module === `src/app/shell/${file}`)) return isOwn
    const [, file] = module.split(`src/features/${feature.name}/`)
    if (!file || file === 'feature.ts') return false
    // Other pages of the feature may use a page's calls, but not its components.
    const isDrawn = (folder: string) => file.startsWith(`${folder}/`) && file.endsWith('.tsx')
    return isOwn || feature.chunks?.[file] === flag || listFolders(feature, flag).some(isDrawn)
  })

const isCatalogue = (catalogue: string, feature: NamedFeature, flag: FeatureName): boolean =>
  listFolders(feature, flag).some((folder) => catalogue === `${feature.name}-${folder}`) ||
  (feature.flag === flag &&
    (catalogue === feature.name || catalogue.startsWith(`${feature.name}-`)))

/** Lists the folders of the pages that a feature has only if the flag is on. */
const listFolders = ({ routes = [] }: NamedFeature, flag: FeatureName): string[] =>
  routes
    .flatMap(({ places = {} }) => Object.values(places))
    .flatMap((place) => (place.flag === flag && place.folder ? [place.folder] : []))
