import { existsSync, readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Feature } from '#core/navigation/feature.ts'
import { normalizePath } from '#lib/urls.ts'
import { ROOT } from './places.ts'
import { routesOf } from './routes.ts'

/** A feature as its manifest declares it, with its folder's name. */
export interface NamedFeature extends Feature {
  name: string
}

// Titles are Lingui macros, which only the bundler compiles. Node gets a stub of the macro, which
// keeps the English.
const keepMessage = (given: TemplateStringsArray | { message: string }) =>
  'raw' in given ? { message: given.join('') } : given
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro'
      ? { url: `data:text/javascript,export const msg = ${keepMessage}`, shortCircuit: true }
      : next(specifier, context),
})

/**
 * Reads the manifest of every folder of `src/features/`.
 *
 * @param root the folder that contains `src`
 * @throws Error that names the file, and what is missing or declared twice
 */
export async function readFeatures(root = ROOT): Promise<readonly NamedFeature[]> {
  const folder = join(root, 'src/features')
  const features: NamedFeature[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = `src/features/${entry.name}`
    if (!entry.isDirectory()) throw new Error(`${place} is no folder: a feature is a folder`)
    const file = join(folder, entry.name, 'feature.ts')
    if (!existsSync(file)) {
      throw new Error(`${place} has no feature.ts: add one that exports defineFeature({ … })`)
    }
    const manifest = (await import(pathToFileURL(file).href)) as { default?: Feature }
    if (!manifest.default) throw new Error(`${place}/feature.ts has no default export`)
    const { chunks = {}, shell = [] } = manifest.default
    const lost = [
      ...Object.keys(chunks).map((chunk) => join(folder, entry.name, chunk)),
      ...shell.map((part) => join(root, 'src/app/shell', part)),
    ].find((each) => !existsSync(each))
    if (lost) throw new Error(`${place}/feature.ts names a file that is not there: ${lost}`)
    features.push({ name: entry.name, ...manifest.default })
  }
  refuseShared(features, 'a path', ({ routes = [] }) =>
    routes.flatMap(({ paths }) => paths).map(normalizePath),
  )
  refuseShared(features, 'a popup', ({ popups = {} }) => Object.keys(popups))
  return features
}

/** @throws Error if two features claim the same address, popup or other name */
function refuseShared(
  features: readonly NamedFeature[],
  what: string,
  claimsOf: (feature: NamedFeature) => readonly string[],
): void {
  const owners = new Map<string, string>()
  for (const feature of features) {
    for (const claim of claimsOf(feature)) {
      const owner = owners.get(claim)
      if (owner) throw new Error(`${claim} is ${what} of both ${owner} and ${feature.name}`)
      owners.set(claim, feature.name)
    }
  }
}

export const FEATURES = await readFeatures()

/** Routes of all features, as the build needs them. */
export const ROUTES = routesOf(FEATURES)
