import type { ReactNode } from 'react'

export type PlateTone = 'primary' | 'soft' | 'accent' | 'danger' | 'sunken' | 'raised'

const TONES: Record<PlateTone, string> = {
  primary: 'bg-primary/15 text-primary-text',
  soft: 'bg-primary-soft text-on-primary-soft',
  accent: 'bg-accent-soft text-accent-text',
  danger: 'bg-danger/15 text-danger-text',
  sunken: 'bg-sunken text-text',
  raised: 'bg-raised text-muted',
}

interface Props {
  /** `primary` and `accent` for headings, `danger` for warnings, the others for rows of a list. */
  tone: PlateTone
  /** The icon, which takes the size of the plate. */
  children: ReactNode
}

/**
 * An icon on a coloured plate before a text, such as a heading or a row of a menu. A person has
 * an `Avatar`, and a company without a picture an `Initial`.
 */
export const IconPlate = ({ tone, children }: Props) => (
  <span
    aria-hidden="true"
    className={`icon-plate inline-flex size-9 shrink-0 items-center justify-center rounded-control [&_svg]:size-5 ${TONES[tone]}`}
  >
    {children}
  </span>
)
