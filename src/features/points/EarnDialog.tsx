import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#core/locale/language.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { pointConfigQuery } from './queries.ts'
import type { PointConfig } from './schema.ts'

/** Explains how points are earned, when they are credited and when they expire. */
export function EarnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(pointConfigQuery)
  useStackedDialog('page', onClose)
  return (
    <Dialog title={t`How points are earned`} closeLabel={t`Close`} onClose={onClose}>
      {data ? (
        <Rules config={data} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-panel" />
      )}
    </Dialog>
  )
}

function Rules({ config: { rates, currency, expiryMonths } }: { config: PointConfig }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <div className="flex flex-col gap-4 text-label">
      <p className="text-pretty">
        <Trans>
          Valid bets with real money earn points, won or lost. Each day, each category is counted
          separately, in whole points.
        </Trans>
      </p>
      <MoneyRows
        rows={rates.map(({ gameType, betPerPoint }) => ({
          label: t(CATEGORIES[gameType].name),
          value: t({
            message: `1 point for ${{ bet: formatMoney(betPerPoint, locale, currency) }}`,
            comment: 'How much must be bet for a point',
          }),
        }))}
      />
      <ul className="flex list-disc flex-col gap-2 ps-5 text-pretty">
        <li>
          <Trans>
            Each day’s points are added after midnight. A bet that is settled later adds its points
            then.
          </Trans>
        </li>
        <li>
          <Trans>Voided bets and play-money bets earn no points.</Trans>
        </li>
        {expiryMonths !== null && (
          <li>
            <Plural
              value={expiryMonths}
              one="Points last for # more month after the month you earned them; the oldest are spent first."
              other="Points last for # more months after the month you earned them; the oldest are spent first."
            />
          </li>
        )}
      </ul>
    </div>
  )
}
