import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { LINK_NAMES, STATUS_WORDS } from './messages.ts'
import { PromotionArt } from './PromotionArt.tsx'
import { RewardFigure } from './RewardFigure.tsx'
import type { Promotion } from './schema.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useShownStatus } from './useShownStatus.ts'

/** A promotion in the list. The whole card links to its page. */
export function PromotionCard({ promotion, eager }: { promotion: Promotion; eager: boolean }) {
  const { t } = useLingui()
  const { id, title, summary, picture, reward, link } = promotion
  const shown = useShownStatus(promotion)
  return (
    <Link
      to={paths.promotions(id)}
      className="group flex h-full flex-col overflow-hidden rounded-panel border bg-surface shadow-raised transition-[border-color,translate] duration-calm ease-out-soft hover:border-primary motion-safe:hover:-translate-y-0.5"
    >
      <PromotionArt picture={picture} eager={eager} className="aspect-[16/9] w-full" />
      <span className="flex flex-1 flex-col gap-3 p-4">
        <h2 className="line-clamp-3 text-heading text-balance wrap-anywhere">{title}</h2>
        <span className="line-clamp-2 flex-1 text-label text-pretty text-muted">{summary}</span>
        <span className="flex min-h-thumb flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="flex min-w-0 flex-col gap-1">
            <RewardFigure reward={reward} />
            {link && (
              <span className="text-label font-semibold text-primary-text">
                {t(LINK_NAMES[link])}
              </span>
            )}
            <TimeLeft promotion={promotion} />
          </span>
          <span className="flex items-center gap-1">
            {shown && (
              <StatusLabel tone={STATUS_WORDS[shown].tone}>
                {t(STATUS_WORDS[shown].name)}
              </StatusLabel>
            )}
            <ChevronRight
              aria-hidden="true"
              className="size-5 text-muted transition-transform duration-quick motion-safe:group-hover:translate-x-0.5 rtl:-scale-x-100"
            />
          </span>
        </span>
      </span>
    </Link>
  )
}
