import { brands } from 'virtual:livery-brands'
import { hash } from '#scripts/scenery/random.ts'
import type { Look } from '../applyLook.ts'
import { findScene } from './scenes.ts'

/**
 * Chooses the look in which a test draws a page, by the story's id: one of the brands that have the
 * page, one of its modes, and one direction. Over all pages, each brand is drawn in both modes and
 * both directions.
 */
export function chooseTestLook(story: string, scene: string, shown: Look): Look {
  const able = brands.filter(({ brand }) => !('reason' in findScene(scene, brand)))
  const turn = hash(story)
  const brand = able[turn % able.length]
  if (!brand) throw new Error(`No sample brand has the page ${scene}.`)
  const { modes } = brand.theme
  return {
    ...shown,
    brand: brand.id,
    mode: modes[Math.trunc(turn / able.length) % modes.length]!,
    direction: turn % 3 === 0 ? 'rtl' : 'language',
  }
}
