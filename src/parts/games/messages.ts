import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GameType } from './schema.ts'

/** What players call each category. */
export const gameTypeNames: Record<GameType, MessageDescriptor> = {
  RNG: msg({ message: 'Slots', context: 'game category' }),
  LIVE: msg({ message: 'Live casino', context: 'game category' }),
  BG: msg({ message: 'BG live', context: 'game category', comment: 'A group of live tables' }),
  PVP: msg({ message: 'Card games', context: 'game category' }),
  FISH: msg({ message: 'Fishing', context: 'game category' }),
  SPORTS: msg({ message: 'Sports', context: 'game category' }),
  ESPORTS: msg({ message: 'E-sports', context: 'game category' }),
  ELOTT: msg({ message: 'E-lottery', context: 'game category' }),
  LOTT: msg({ message: 'Lottery', context: 'game category' }),
  COCKFIGHT: msg({ message: 'Cockfight', context: 'game category' }),
  BINGO: msg({ message: 'Bingo', context: 'game category' }),
}
