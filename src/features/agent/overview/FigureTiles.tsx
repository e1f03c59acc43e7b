import { useLingui } from '@lingui/react/macro'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { Money } from '#ui/Money.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { compareFigures } from './compare.ts'
import { FIGURE_IDS, FIGURES } from './figures.ts'
import type { FigureId, Figures } from './schema.ts'
import { useFigureWords } from './useFigureWords.ts'

interface Props {
  /** Figures of the team in the chosen period; undefined while they load. */
  current: Figures | undefined
  before: Figures | undefined
  currency: string
  /**
   * True if the period is not over; a figure that is lower than in the period before then has no
   * warning colour.
   */
  isPartial: boolean
  chosen: FigureId
  onChoose: (id: FigureId) => void
}

const ICONS = { more: TrendingUp, less: TrendingDown, same: Minus }

/** The team's figures, each compared to the period before. Pressing a figure shows its chart. */
export function FigureTiles({ current, before, currency, isPartial, chosen, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <ul
      aria-label={t({
        message: 'Figures',
        comment: 'Name of a group of figures, for screen readers',
      })}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5"
    >
      {FIGURE_IDS.map((id) => (
        <li key={id} className="flex min-w-0">
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className="flex w-full min-w-0 flex-col items-start gap-1 card p-3.5 text-start transition-colors duration-quick hover:bg-raised aria-pressed:border-primary aria-pressed:inset-ring aria-pressed:inset-ring-primary sm:p-4"
          >
            <span className="text-caption text-muted wrap-anywhere">{t(FIGURES[id].name)}</span>
            {current && before ? (
              <Figure {...{ id, currency, isPartial }} now={current[id]} before={before[id]} />
            ) : (
              <>
                <Skeleton className="h-7 w-24" />
                <Skeleton className="h-4 w-16" />
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FigureProps {
  id: FigureId
  now: string
  before: string
  currency: string
  isPartial: boolean
}

function Figure({ id, now, before, currency, isPartial }: FigureProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { write, tell } = useFigureWords(currency)
  const { kind, isSigned, isGood } = FIGURES[id]
  const comparison = compareFigures(now, before, isSigned)
  const { direction } = comparison
  const Icon = ICONS[direction]
  const tone =
    isGood && direction === 'more'
      ? 'text-success-text'
      : isGood && direction === 'less' && !isPartial
        ? 'text-danger-text'
        : 'text-muted'
  const past = write(id, before)
  return (
    <>
      <span className="flex w-full min-w-0 text-heading font-bold tabular-nums">
        {kind === 'people' || isSigned ? (
          write(id, now)
        ) : (
          <Money amount={now} locale={locale} currency={currency} />
        )}
      </span>
      <span className={`flex items-center gap-1.5 text-caption font-semibold ${tone}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
        <span className="wrap-anywhere">{tell(id, comparison)}</span>
      </span>
      <span className="text-caption text-muted tabular-nums wrap-anywhere">
        {t({ message: `Before: ${past}`, context: 'a figure' })}
      </span>
    </>
  )
}
