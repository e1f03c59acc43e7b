/** CSS classes of a button that opens the choices of a filter; `data-active` marks a set filter. */
export const OPENER =
  'inline-flex min-h-10 max-lg:min-h-thumb shrink-0 items-center gap-2 rounded-pill border border-border px-4 text-label font-medium whitespace-nowrap hover:text-text data-active:border-primary-mark data-active:bg-primary-soft data-active:text-on-primary-soft [&_svg]:size-4'
