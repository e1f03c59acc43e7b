import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DayPicker, type DateRange } from 'react-day-picker'
import { useLanguage } from '#core/locale/language.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { formatDay, formatDays, formatMonth, formatWeekday } from '#lib/periodFormats.ts'
import { countDays, MOST_DAYS, type Days } from '#lib/periods.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CALENDAR_CLASSES } from './calendarClasses.ts'

interface Props {
  days: Days
  /** Today in the brand's time zone, which is the last day that can be chosen. */
  today: string
  onChoose: (days: Days) => void
  onClose: () => void
}

/**
 * A dialog with a calendar for a range of days. The first press chooses the first day, the second
 * press the last day.
 */
export function RangeDialog({ days, today, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const isWide = useIsWide()
  useStackedDialog('page', onClose)
  const [range, setRange] = useState<DateRange | undefined>(() => ({
    from: toDate(days.from),
    to: toDate(days.to),
  }))
  const chosen = range?.from && {
    from: toDay(range.from),
    to: toDay(range.to ?? range.from),
  }
  const isTooLong = chosen !== undefined && countDays(chosen) > MOST_DAYS
  return (
    <Dialog
      title={t`Choose dates`}
      closeLabel={t`Close`}
      onClose={onClose}
      wide={isWide}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-label font-semibold" role="status">
            {isTooLong
              ? t`${plural({ days: MOST_DAYS }, { one: 'At most # day at a time', other: 'At most # days at a time' })}`
              : chosen
                ? formatDays(chosen, locale)
                : t`Choose the first and last day`}
          </p>
          <Button
            disabled={!chosen || isTooLong}
            onClick={() => chosen && onChoose(chosen)}
            className="max-sm:w-full"
          >
            <Trans>Show these days</Trans>
          </Button>
        </div>
      }
    >
      <DayPicker
        mode="range"
        animate={false}
        selected={range}
        onSelect={setRange}
        defaultMonth={toDate(days.to)}
        today={toDate(today)}
        startMonth={toDate('2000-01-01')}
        endMonth={toDate(today)}
        disabled={{ after: toDate(today) }}
        numberOfMonths={isWide ? 2 : 1}
        weekStartsOn={firstWeekday(locale)}
        classNames={CALENDAR_CLASSES}
        formatters={{
          formatCaption: (month) => formatMonth(toDay(month), locale),
          formatWeekdayName: (day) => formatWeekday(toDay(day), locale, 'narrow'),
          formatDay: (day) => String(day.getDate()),
        }}
        labels={{
          labelNext: () => t({ message: 'Next month', comment: 'Button of a calendar' }),
          labelPrevious: () => t({ message: 'Previous month', comment: 'Button of a calendar' }),
          labelNav: () =>
            t({ message: 'Months', comment: 'Name of a calendar, for screen readers' }),
          labelGrid: (month) => formatMonth(toDay(month), locale),
          labelWeekday: (day) => formatWeekday(toDay(day), locale, 'long'),
          labelDayButton: (day, { selected, today: isToday }) => {
            const name = formatDay(toDay(day), locale)
            if (selected)
              return t({
                message: `${name}, chosen`,
                comment: 'A day of the calendar, for screen readers',
              })
            return isToday
              ? t({
                  message: `${name}, today`,
                  comment: 'A day of the calendar, for screen readers',
                })
              : name
          },
        }}
      />
    </Dialog>
  )
}

/**
 * The calendar reads dates in the device's time zone. Noon is used, so that no change of the clocks
 * moves the day.
 */
const toDate = (day: string): Date => new Date(`${day}T12:00:00`)

const toDay = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Returns the first day of the week in calendars of a language; 0 is Sunday. */
function firstWeekday(locale: string): Weekday {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
  }
  return ((known.getWeekInfo?.().firstDay ?? 1) % 7) as Weekday
}
