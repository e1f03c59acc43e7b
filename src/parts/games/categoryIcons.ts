import {
  Bird,
  Cherry,
  Dices,
  Fish,
  Gamepad2,
  Grid3x3,
  Radio,
  Spade,
  Ticket,
  TicketCheck,
  Trophy,
} from 'lucide-react'

/**
 * The icons are in a file of their own, since the first load needs the categories and none of their
 * icons.
 */
export const CATEGORY_ICONS = {
  Bird,
  Cherry,
  Dices,
  Fish,
  Gamepad2,
  Grid3x3,
  Radio,
  Spade,
  Ticket,
  TicketCheck,
  Trophy,
}

export type CategoryIcon = keyof typeof CATEGORY_ICONS
