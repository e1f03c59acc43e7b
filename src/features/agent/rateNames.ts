import type { MessageDescriptor } from '@lingui/core'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { RateGroup } from './schema.ts'

/** Names of the kinds of games that have a rate, equal to the names of their categories. */
export const RATE_NAMES: Record<RateGroup, MessageDescriptor> = {
  slots: CATEGORIES.RNG.name,
  live: CATEGORIES.LIVE.name,
  cards: CATEGORIES.PVP.name,
  fishing: CATEGORIES.FISH.name,
  sports: CATEGORIES.SPORTS.name,
  lottery: CATEGORIES.LOTT.name,
}
