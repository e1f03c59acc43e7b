import { useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { nameOfAction, STATUS_WORDS } from './messages.ts'
import { PromotionArt } from './PromotionArt.tsx'
import { RewardFigure } from './RewardFigure.tsx'
import type { Promotion } from './schema.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { isClaimable } from './usePromotions.ts'
import { useShownStatus } from './useShownStatus.ts'

interface Props {
  promotion: Promotion
  eager: boolean
  /** Whether the card leads the list: large, with its picture beside the words on wide pages. */
  featured?: boolean
}

/** A promotion in the list. The whole card links to its page. */
export function PromotionCard({ promotion, eager, featured = false }: Props) {
  const { t } = useLingui()
  const { id, title, summary, picture, reward } = promotion
  const shown = useShownStatus(promotion)
  const claimable = isClaimable(promotion)
  // A promotion that anybody may join needs no word for it: the action says so.
  const label = shown && shown !== 'join' && !claimable && STATUS_WORDS[shown]
  return (
    <Link
      to={paths.promotions(id)}
      className={`group flex h-full flex-col overflow-hidden card-shaded transition-[border-color,translate] duration-calm ease-out-soft hover:border-primary motion-safe:hover:-translate-y-(--lift) ${featured ? 'lg:flex-row' : ''}`}
    >
      <PromotionArt
        picture={picture}
        eager={eager}
        className={`w-full ${featured ? 'aspect-[16/9] sm:aspect-[21/9] lg:aspect-[16/8] lg:w-3/5 lg:shrink-0' : 'aspect-[16/8]'}`}
      />
      <span
        className={`flex min-w-0 flex-1 flex-col p-4 ${featured ? 'gap-3 sm:p-6 lg:justify-center lg:gap-4 lg:p-8' : 'gap-2'}`}
      >
        <h2 className={`text-pretty wrap-anywhere ${featured ? 'text-title' : 'text-heading'}`}>
          {title}
        </h2>
        <span
          className={`text-pretty wrap-anywhere text-muted ${featured ? 'text-body' : 'line-clamp-2 text-label'}`}
        >
          {summary}
        </span>
        <span
          className={`flex flex-wrap items-end justify-between gap-x-3 gap-y-3 pt-1 ${featured ? '' : 'mt-auto'}`}
        >
          <span className="flex min-w-0 flex-col gap-1">
            <RewardFigure reward={reward} large={featured} />
            {label && <StatusLabel tone={label.tone}>{t(label.name)}</StatusLabel>}
            <TimeLeft promotion={promotion} />
          </span>
          <span
            className={`${buttonClass({ variant: featured || claimable ? 'primary' : 'soft', size: featured ? 'lg' : 'md' })} shrink-0 tight:shrink`}
          >
            {t(nameOfAction(promotion))}
          </span>
        </span>
      </span>
    </Link>
  )
}
