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
  type LucideIcon,
} from 'lucide-react'
import type { GameType } from './schema.ts'

/** Each category's icon, and the utilities that colour it and its ground. */
const SIGNS: Readonly<Record<GameType, { icon: LucideIcon; tone: string }>> = {
  RNG: { icon: Cherry, tone: 'text-game-slots bg-game-slots/15' },
  LIVE: { icon: Radio, tone: 'text-game-live bg-game-live/15' },
  BG: { icon: Dices, tone: 'text-game-big bg-game-big/15' },
  PVP: { icon: Spade, tone: 'text-game-cards bg-game-cards/15' },
  FISH: { icon: Fish, tone: 'text-game-fish bg-game-fish/15' },
  SPORTS: { icon: Trophy, tone: 'text-game-sports bg-game-sports/15' },
  ESPORTS: { icon: Gamepad2, tone: 'text-game-esports bg-game-esports/15' },
  ELOTT: { icon: TicketCheck, tone: 'text-game-elottery bg-game-elottery/15' },
  LOTT: { icon: Ticket, tone: 'text-game-lottery bg-game-lottery/15' },
  COCKFIGHT: { icon: Bird, tone: 'text-game-cockfight bg-game-cockfight/15' },
  BINGO: { icon: Grid3x3, tone: 'text-game-bingo bg-game-bingo/15' },
}

/** A category's sign in its own colour. */
export function GameTypeIcon({ type, size = 'md' }: { type: GameType; size?: 'sm' | 'md' }) {
  const { icon: Icon, tone } = SIGNS[type]
  const box = size === 'sm' ? 'size-7 [&_svg]:size-4' : 'size-9 [&_svg]:size-5'
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-control ${box} ${tone}`}
    >
      <Icon />
    </span>
  )
}
