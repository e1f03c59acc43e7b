import type { Brand } from '#core/brand/schema.ts'
import { type Words, wordsOf } from '#support/words.ts'
import type { World } from '#support/world.ts'
import type { Tab } from './engine.ts'
import { type Screen, screenOf } from './screen.ts'

/** A new visitor's tab at a sample brand's site, and what the visitor can do there. */
export interface Stage {
  world: World
  brand: Brand
  words: Words
  screen: Screen
  open(path: string): Promise<void>
  back(): Promise<void>
}

export async function setStage(world: World, tab: Tab): Promise<Stage> {
  const brand = world.brand('suvarna')
  await world.prepare(brand.merchant)
  return {
    world,
    brand,
    words: wordsOf(brand.defaultLanguage),
    screen: screenOf(tab),
    open: (path) => tab.goTo(`http://${brand.id}.localhost:${world.port}${path}`),
    back: () => tab.back(),
  }
}
