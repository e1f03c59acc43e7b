import type { ReactNode } from 'react'

/** The sign before the title of a row that belongs to no category. */
export const SectionIcon = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text [&_svg]:size-5"
  >
    {children}
  </span>
)
