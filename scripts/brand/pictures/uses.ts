import type { BrandPicture, BrandPictures, PictureSlot } from '#core/brand/pictures.ts'
import { PICTURE_SLOTS } from '#core/brand/pictures.ts'
import type { SLOTS } from './slots.ts'

/** A picture in a slot of a brand. */
export interface Use {
  slot: keyof typeof SLOTS
  path: string
  picture: BrandPicture
  /** Number of the slide, from 0, and whether it has a button; for slides only. */
  slide?: { index: number; hasButton: boolean }
}

/** Lists the pictures that a brand names. */
export function listUses(pictures: BrandPictures): Use[] {
  const single = (Object.keys(PICTURE_SLOTS) as PictureSlot[]).flatMap((slot): Use[] => {
    const picture = pictures[slot]
    return picture ? [{ slot, path: pathOf(slot), picture }] : []
  })
  const slides = pictures.hero.map(({ picture, action }, index): Use => ({
    slot: 'hero',
    path: pathOf('hero', index),
    picture,
    slide: { index, hasButton: Object.keys(action).length > 0 },
  }))
  const tiers = pictures.tiers.map((picture, at): Use => ({
    slot: 'tiers',
    path: pathOf('tiers', at),
    picture,
  }))
  const categories = Object.entries(pictures.categories).map(([code, picture]): Use => ({
    slot: 'categories',
    path: pathOf('categories', code),
    picture,
  }))
  return [...slides, ...single, ...tiers, ...categories]
}

/** The JSON path of a slot's picture, or of one in its list. */
export function pathOf(slot: string, item?: number | string): string {
  const path = `$.pictures.${slot}`
  if (slot === 'hero') return `${path}[${item}].picture`
  if (item === undefined) return path
  return typeof item === 'number' ? `${path}[${item}]` : `${path}.${item}`
}
