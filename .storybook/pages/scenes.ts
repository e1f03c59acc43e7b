import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { FEATURES } from '#app/features.ts'
import { routesOf } from '#scripts/brand/routes.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { listScenes } from '#scripts/scenes/scenes.ts'

/** Every scene of the gallery but those of a large team, which no page could make in time. */
export const SCENES = listScenes(routesOf(FEATURES)).filter(({ row }) => row === undefined)

/** Why a brand does not have a page. */
export interface Absence {
  reason: string
  /** Features with which the brand would have the page; empty if no feature brings it. */
  features: readonly FeatureName[]
}

/**
 * Finds the scene that a story names, in the form that a brand has, or why the brand has none.
 *
 * @throws Error if there is no such scene
 */
export function findScene(name: string, { features, currency }: Brand): Scene | Absence {
  const named = SCENES.filter((scene) => scene.name === name)
  if (named.length === 0) throw new Error(`There is no scene "${name}".`)
  const fitting = named.find(({ currencies }) => !currencies || currencies.includes(currency))
  if (!fitting) {
    const known = named.flatMap(({ currencies = [] }) => currencies).join(', ')
    return { reason: `It pays in ${currency}; the page exists for ${known}.`, features: [] }
  }
  const off = (fitting.flags ?? []).filter((flag) => !features[flag])
  if (off.length === 0) return fitting
  return { reason: `It has turned off: ${off.join(', ')}.`, features: off }
}
