import { CATEGORIES } from './categories.ts'
import { CATEGORY_ICONS } from './categoryIcons.ts'
import type { GameType } from './schema.ts'

/** The icon of a category of games, in the category's own colour. */
export function GameTypeIcon({ type, size = 'md' }: { type: GameType; size?: 'sm' | 'md' }) {
  const { icon, tone } = CATEGORIES[type]
  const Icon = CATEGORY_ICONS[icon]
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
