import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { formatDays, formatZone } from '#lib/periodFormats.ts'
import { boundsOf, PRESETS, shiftDays, type Days, type Period } from '#lib/periods.ts'
import { Chip } from '#ui/Chip.tsx'
import { LazyRangeDialog } from './LazyRangeDialog.tsx'
import { PRESET_NAMES } from './messages.ts'
import { PeriodSheet } from './PeriodSheet.tsx'

interface Props {
  period: Period
  days: Days
  today: string
  zone: string
  onChoose: (period: Period) => void
  /** Filters of the record. Phones show them beside the period, wide screens below it. */
  children?: ReactNode
}

const DATES = 'dates'
/** Days by which the buttons move the period back or forth (docs/product.md §10.6). */
const STEPS = [-30, -7, 7, 30]

/**
 * The control for the period of a record: presets, steps back and forth, or any range of days from
 * a calendar. Phones show one button, which opens all of that in a sheet.
 */
export function PeriodBar({ children, ...props }: Props) {
  const { days, today, onChoose } = props
  const isWide = useIsWide()
  const [choosing, setChoosing] = useState(false)
  const bar = { ...props, onChooseDates: () => setChoosing(true) }
  return (
    <>
      {isWide ? (
        <>
          <WideBar {...bar} />
          {children}
        </>
      ) : (
        <div className="scroll-row -mx-4 flex items-center gap-2 px-4 print:hidden">
          <PeriodChip {...bar} />
          {children}
        </div>
      )}
      {choosing && (
        <LazyRangeDialog
          days={days}
          today={today}
          onChoose={(chosen) => {
            setChoosing(false)
            onChoose(chosen)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

type BarProps = Omit<Props, 'children'> & { onChooseDates: () => void }

const presetOf = (period: Period) => ('preset' in period ? period.preset : undefined)

function WideBar({ period, onChoose, onChooseDates, ...more }: BarProps) {
  const { t } = useLingui()
  const preset = presetOf(period)
  return (
    <section aria-label={t`Period`} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((each) => (
          <Chip
            key={each}
            data-period={each}
            active={each === preset}
            className="min-h-thumb"
            onClick={() => onChoose({ preset: each })}
          >
            {t(PRESET_NAMES[each])}
          </Chip>
        ))}
        <Chip
          active={preset === undefined}
          data-period={DATES}
          aria-haspopup="dialog"
          className="min-h-thumb"
          icon={<CalendarDays aria-hidden="true" />}
          onClick={onChooseDates}
        >
          <Trans comment="Button: opens a calendar">Choose dates</Trans>
        </Chip>
      </div>
      <ShownDays {...more} onChoose={onChoose} />
    </section>
  )
}

function PeriodChip({ period, onChoose, onChooseDates, ...more }: BarProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const [open, setOpen] = useState(false)
  const preset = presetOf(period)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-thumb shrink-0 items-center gap-2 rounded-pill border border-border-strong ps-3 pe-3 text-label font-semibold whitespace-nowrap"
      >
        <CalendarDays aria-hidden="true" className="size-4 text-muted" />
        <span>{preset ? t(PRESET_NAMES[preset]) : formatDays(more.days, locale)}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </button>
      {open && (
        <PeriodSheet
          preset={preset}
          onChoose={(chosen) => {
            setOpen(false)
            onChoose(chosen)
          }}
          onChooseDates={() => {
            setOpen(false)
            onChooseDates()
          }}
          onClose={() => setOpen(false)}
        >
          <ShownDays {...more} onChoose={onChoose} />
        </PeriodSheet>
      )}
    </>
  )
}

/** The days of the period with their time zone, and buttons that move them. */
function ShownDays({
  days,
  today,
  zone,
  onChoose,
}: Pick<Props, 'days' | 'today' | 'zone' | 'onChoose'>) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-label font-semibold" aria-live="polite">
          {formatDays(days, locale)}
        </p>
        <p className="flex items-center gap-1.5 text-caption text-muted">
          <Clock aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="wrap-anywhere">
            <Trans comment="A time zone, such as Asia/Bangkok (GMT+7)">
              Days and times in {{ zone: formatZone(zone, boundsOf(days, zone).start) }}
            </Trans>
          </span>
        </p>
      </div>
      <div
        role="group"
        aria-label={t`Earlier and later days`}
        className="grid grid-cols-2 gap-2 max-lg:w-full lg:-mx-2 lg:flex lg:flex-wrap lg:gap-0"
      >
        {STEPS.map((by) => (
          <Step key={by} by={by} to={shiftDays(days, by, today)} onChoose={onChoose} />
        ))}
      </div>
    </div>
  )
}

function Step({
  by,
  to,
  onChoose,
}: {
  by: number
  to: Days | null
  onChoose: (period: Period) => void
}) {
  const { t } = useLingui()
  const count = Math.abs(by)
  return (
    <button
      type="button"
      disabled={!to}
      onClick={() => to && onChoose(to)}
      className="inline-flex min-h-thumb min-w-thumb items-center gap-0.5 rounded-control px-2 text-label text-muted max-lg:justify-center max-lg:border max-lg:bg-sunken transition-colors duration-quick enabled:hover:bg-raised enabled:hover:text-text disabled:opacity-40"
    >
      {by < 0 && <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
      <span>
        {by < 0
          ? t`${plural(count, { one: '# day earlier', other: '# days earlier' })}`
          : t`${plural(count, { one: '# day later', other: '# days later' })}`}
      </span>
      {by > 0 && <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
    </button>
  )
}
