import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatDays, formatZone } from '#lib/periodFormats.ts'
import { boundsOf, PRESETS, shiftDays, type Days, type Period } from '#lib/periods.ts'
import { Chip } from '#ui/Chip.tsx'
import { LazyRangeDialog } from './LazyRangeDialog.tsx'
import { PRESET_NAMES } from './messages.ts'

interface Props {
  period: Period
  days: Days
  today: string
  zone: string
  onChoose: (period: Period) => void
}

const DATES = 'dates'
/** Days by which the buttons move the period back or forth (docs/product.md §10.6). */
const STEPS = [-30, -7, 7, 30]

/**
 * The control for the period of a record: presets, steps back and forth, or any range of days from
 * a calendar.
 */
export function PeriodBar({ period, days, today, zone, onChoose }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const [choosing, setChoosing] = useState(false)
  const preset = 'preset' in period ? period.preset : undefined
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-period=${preset ?? DATES}]`)
    if (!row.current || !chip) return
    const middle = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
    row.current.scrollTo({ left: middle, behavior: 'instant' })
  }, [preset])
  return (
    <section aria-label={t`Period`} className="flex min-w-0 flex-col gap-3">
      <div
        ref={row}
        className="scroll-row relative -mx-4 flex gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0"
      >
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
          onClick={() => setChoosing(true)}
        >
          <Trans>Choose dates</Trans>
        </Chip>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-label font-semibold" aria-live="polite">
            {formatDays(days, locale)}
          </p>
          <p className="flex items-center gap-1.5 text-caption text-muted">
            <Clock aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="wrap-anywhere">
              <Trans comment="A time zone, such as Asia/Bangkok (GMT+7)">
                Days and times of {formatZone(zone, boundsOf(days, zone).start)}
              </Trans>
            </span>
          </p>
        </div>
        <div
          role="group"
          aria-label={t`Earlier and later days`}
          className="-mx-2 grid grid-cols-2 sm:flex sm:flex-wrap"
        >
          {STEPS.map((by) => (
            <Step key={by} by={by} to={shiftDays(days, by, today)} onChoose={onChoose} />
          ))}
        </div>
      </div>
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
    </section>
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
      className="inline-flex min-h-thumb min-w-thumb items-center gap-0.5 rounded-control px-2 text-label text-muted transition-colors duration-quick enabled:hover:bg-raised enabled:hover:text-text disabled:opacity-40"
    >
      {by < 0 && <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
      {by < 0
        ? t`${plural(count, { one: '# day earlier', other: '# days earlier' })}`
        : t`${plural(count, { one: '# day later', other: '# days later' })}`}
      {by > 0 && <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
    </button>
  )
}
