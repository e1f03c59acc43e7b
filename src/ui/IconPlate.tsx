import type { ReactNode } from 'react'

const TONES = {
  primary: 'bg-primary/15 text-primary-text',
  soft: 'bg-primary-soft text-on-primary-soft',
  accent: 'bg-accent-soft text-accent-text',
  danger: 'bg-danger/15 text-danger-text',
  sunken: 'bg-sunken text-text',
  raised: 'bg-raised text-muted',
} as const

export type PlateTone = keyof typeof TONES

/** An icon on a coloured plate, placed before a text. */
export const IconPlate = ({ tone, children }: { tone: PlateTone; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={`icon-plate inline-flex size-9 shrink-0 items-center justify-center rounded-control [&_svg]:size-5 ${TONES[tone]}`}
  >
    {children}
  </span>
)
