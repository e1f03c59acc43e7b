import type { MessageDescriptor } from '@lingui/core'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { RateGroup } from './schema.ts'

/** Kinds of games with a rate are called as their categories are. */
export const RATE_NAMES: Record<RateGroup, MessageDescriptor> = {
  slots: CATEGORIES.RNG.name,
  live: CATEGORIES.LIVE.name,
  cards: CATEGORIES.PVP.name,
  fishing: CATEGORIES.FISH.name,
  sports: CATEGORIES.SPORTS.name,
  lottery: CATEGORIES.LOTT.name,
}
