import arcade from '#themes/looks/arcade.json' with { type: 'json' }
import breeze from '#themes/looks/breeze.json' with { type: 'json' }
import classic from '#themes/looks/classic.json' with { type: 'json' }
import gazette from '#themes/looks/gazette.json' with { type: 'json' }
import market from '#themes/looks/market.json' with { type: 'json' }
import salon from '#themes/looks/salon.json' with { type: 'json' }
import type { Choices } from './choices.ts'

/** A complete set of design choices, with a sentence that says for whom it is. */
export interface Look {
  summary: string
  /** Mode of a first visit that a new brand with this look suggests. */
  mode: 'dark' | 'light'
  choices: Choices
}

/** The looks that a brand can name; `classic` is the look of brands that name none. */
export const LOOKS = { classic, salon, arcade, market, gazette, breeze } as Record<
  'classic' | 'salon' | 'arcade' | 'market' | 'gazette' | 'breeze',
  Look
>

export type LookName = keyof typeof LOOKS
export const LOOK_NAMES = Object.keys(LOOKS) as [LookName, ...LookName[]]
