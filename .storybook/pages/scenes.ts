import type { Brand } from '#core/brand/schema.ts'
import { FEATURES } from '#app/features.ts'
import { routesOf } from '#scripts/brand/routes.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { listScenes } from '#scripts/scenes/scenes.ts'

/** Every scene of the gallery but those of a large team, which no page could make in time. */
export const SCENES = listScenes(routesOf(FEATURES)).filter(({ row }) => row === undefined)

/**
 * Finds the scene that a story names, in the form that a brand has; a text tells why the brand has
 * none.
 *
 * @throws Error if there is no such scene
 */
export function findScene(name: string, { features, currency }: Brand): Scene | string {
  const named = SCENES.filter((scene) => scene.name === name)
  if (named.length === 0) throw new Error(`There is no scene "${name}".`)
  const fitting = named.find(({ currencies }) => !currencies || currencies.includes(currency))
  if (!fitting) {
    const known = named.flatMap(({ currencies = [] }) => currencies).join(', ')
    return `This brand pays in ${currency}; the page exists for ${known}.`
  }
  const missing = (fitting.flags ?? []).filter((flag) => !features[flag])
  return missing.length > 0
    ? `This brand has turned off: ${missing.join(', ')}. The toolbar's "Features" can turn it on.`
    : fitting
}
