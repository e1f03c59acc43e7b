import {
  Banknote,
  CircleSlash2,
  Coins,
  Gift,
  Package,
  TicketPercent,
  type LucideIcon,
} from 'lucide-react'
import type { Won } from './schema.ts'

/** The icon for each kind of prize. */
export const PRIZE_ICONS: Record<Won['kind'], LucideIcon> = {
  cash: Banknote,
  bonus: TicketPercent,
  points: Coins,
  goods: Package,
  none: CircleSlash2,
  other: Gift,
}

/** Icon for the kind of a prize, beside the prize's name. */
export function PrizeIcon({
  kind,
  className = 'size-5',
}: Pick<Won, 'kind'> & { className?: string }) {
  const Icon = PRIZE_ICONS[kind]
  return <Icon aria-hidden="true" className={`shrink-0 ${className}`} />
}
