import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GameClassify, GameType } from '#parts/games/schema.ts'
import type { Category, GameFilter } from './browserState.ts'

/** Names of each kind of game, as players call them. */
const classifyNames: Record<GameClassify, MessageDescriptor> = {
  SLOT: msg({ message: 'Slots', context: 'kind of game' }),
  TABLE: msg({ message: 'Table games', context: 'kind of game' }),
  BACCARAT: msg({ message: 'Baccarat', context: 'kind of game' }),
  SICBO: msg({ message: 'Sic bo', context: 'kind of game' }),
  ROULETTE: msg({ message: 'Roulette', context: 'kind of game' }),
  DRAGON_TIGER: msg({ message: 'Dragon tiger', context: 'kind of game' }),
  BLACKJACK: msg({ message: 'Blackjack', context: 'kind of game' }),
  THREE_CARD_POKER: msg({ message: '3-card poker', context: 'kind of game' }),
  FAN_TAN: msg({ message: 'Fan tan', context: 'kind of game' }),
  NIUNIU: msg({ message: 'Niuniu', context: 'kind of game' }),
  ZJH: msg({ message: 'Zha jin hua', context: 'kind of game' }),
  FISHING: msg({ message: 'Fishing', context: 'kind of game' }),
  SPORTSBOOK: msg({ message: 'Sportsbook', context: 'kind of game' }),
  ESPORTSBOOK: msg({ message: 'E-sports betting', context: 'kind of game' }),
  LOTTERY: msg({ message: 'Lottery', context: 'kind of game' }),
  COCKFIGHT: msg({ message: 'Cockfight', context: 'kind of game' }),
  BINGO: msg({ message: 'Bingo', context: 'kind of game' }),
}

/** Words for a kind of game; undefined for a kind that the gateway has added since. */
export function classifyName(key: string): MessageDescriptor | undefined {
  return Object.hasOwn(classifyNames, key) ? classifyNames[key as GameClassify] : undefined
}

/** Names of the filters of a category's list. */
export const FILTER_NAMES: Record<GameFilter, MessageDescriptor> = {
  ALL: msg({ message: 'All', context: 'filter of a game list' }),
  HOT: msg({ message: 'Hot', context: 'filter of a game list' }),
  NEW: msg({ message: 'New', context: 'filter of a game list' }),
  FAV: msg({ message: 'Favorites', context: 'filter of a game list' }),
  RECENT: msg({ message: 'Recent', context: 'filter of a game list' }),
}

export const LIST_NAMES: Record<Exclude<Category, GameType>, MessageDescriptor> = {
  HOME: msg`Home`,
  FAV: msg`Favorites`,
  HOT: msg`Hot games`,
  NEW: msg`New games`,
}
