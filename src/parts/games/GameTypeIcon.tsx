import { useBrand } from '#core/brand/brand.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { CATEGORIES } from './categories.ts'
import { CATEGORY_ICONS } from './categoryIcons.ts'
import type { GameType } from './schema.ts'

/** The brand's own picture of a category of games, or an icon in the category's colour. */
export function GameTypeIcon({ type, size = 'md' }: { type: GameType; size?: 'sm' | 'md' }) {
  const own = useBrand().pictures.categories?.[type]
  const { icon, tone } = CATEGORIES[type]
  const Icon = CATEGORY_ICONS[icon]
  const box = size === 'sm' ? 'size-7 [&_svg]:size-4' : 'size-9 [&_svg]:size-5'
  if (own) {
    return (
      <BrandPicture
        whole
        picture={own}
        sizes="2.25rem"
        className={`shrink-0 ${size === 'sm' ? 'size-7' : 'size-9'}`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-control ${box} ${tone}`}
    >
      <Icon />
    </span>
  )
}
