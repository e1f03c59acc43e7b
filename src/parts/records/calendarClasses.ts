import type { ClassNames } from 'react-day-picker'

/** CSS classes for the parts of the calendar. */
export const CALENDAR_CLASSES: Partial<ClassNames> = {
  root: 'relative mx-auto w-fit',
  months: 'relative flex flex-wrap justify-center gap-6',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-thumb items-center justify-center',
  caption_label: 'text-label font-semibold',
  nav: 'absolute inset-x-0 top-0 flex h-thumb items-center justify-between',
  button_previous:
    'inline-flex size-thumb items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text aria-disabled:opacity-30 rtl:-scale-x-100',
  button_next:
    'inline-flex size-thumb items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text aria-disabled:opacity-30 rtl:-scale-x-100',
  chevron: 'size-5 fill-current',
  month_grid: 'border-collapse',
  weekday: 'h-8 w-thumb text-caption font-medium text-muted',
  day: 'p-0 text-center',
  day_button:
    'inline-flex size-thumb items-center justify-center rounded-control text-label tabular-nums hover:bg-raised disabled:pointer-events-none disabled:opacity-30',
  today: '[&>button]:font-bold [&>button]:text-primary-text [&>button]:underline',
  range_start:
    'rounded-s-control bg-primary-soft [&>button]:bg-primary! [&>button]:text-on-primary!',
  range_middle: 'bg-primary-soft text-on-primary-soft [&>button]:text-on-primary-soft!',
  range_end: 'rounded-e-control bg-primary-soft [&>button]:bg-primary! [&>button]:text-on-primary!',
  outside: 'invisible',
  hidden: 'invisible',
}
