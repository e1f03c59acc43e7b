import type { ComponentType } from 'react'
import type { PreviewBrand } from 'virtual:livery-brands'
import { PICTURE_SLOTS, type PictureSlot } from '#core/brand/pictures.ts'
import { ICON_SLOTS, type RuntimePicture } from '#core/brand/runtimePictures.ts'
import * as places from './places.tsx'

export type SlotName = PictureSlot | 'hero' | 'tiers' | 'categories'

/** What a brand draws for a slot, at its place; the compiler refuses a slot without a place. */
export const PLACES: Record<SlotName, ComponentType> = {
  hero: places.Hero,
  login: places.Login,
  register: places.Register,
  recovery: places.Recovery,
  promotion: places.Promotion,
  background: places.Background,
  empty: places.Empty,
  notFound: places.NotFound,
  maintenance: places.Maintenance,
  blocked: places.Blocked,
  avatar: places.PlayerPicture,
  tiers: places.Tiers,
  categories: places.Categories,
  social: places.Social,
  favicon: places.Favicon,
  maskable: places.Maskable,
}

export const SLOT_NAMES = Object.keys(PLACES) as SlotName[]

/** What editors say of each slot. */
export const SUMMARIES: Record<SlotName, string> = {
  ...PICTURE_SLOTS,
  hero: 'Slides at the top of the home page, with words on their picture',
  tiers: 'Emblems of the VIP levels, square and transparent',
  categories: 'Pictures of the categories of games, square and transparent',
}

/** Lists the pictures that a brand has for a slot; icons have only an address and a focus. */
export function picturesOf({ site, icons }: PreviewBrand, slot: SlotName): RuntimePicture[] {
  const { hero = [], tiers = [], categories = {}, ...single } = site.pictures
  if (slot === 'hero') return hero.map(({ picture }) => picture)
  if (slot === 'tiers') return tiers
  if (slot === 'categories') return Object.values(categories)
  const icon = ICON_SLOTS.find((name) => name === slot)
  if (icon) {
    const own = icons[icon]
    return own ? [{ file: { at: own.address, width: 0, height: 0 }, focus: own.focus }] : []
  }
  const own = single[slot as keyof typeof single]
  return own ? [own] : []
}
