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

/** Apart from the categories: the first load needs those, and not one of their pictures. */
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
