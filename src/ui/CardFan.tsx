import type { ReactNode } from 'react'

interface Props {
  /** The icon says what is missing, such as an envelope for messages. */
  icon: ReactNode
  /** `md` in a list or panel, `lg` on a page of its own. */
  size?: 'md' | 'lg'
}

/**
 * An icon on the front one of three fanned cards, for a page or a list that has nothing to show.
 * The cards have the colours and corners of the brand.
 */
export function CardFan({ icon, size = 'md' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`relative isolate flex items-center justify-center bg-[radial-gradient(closest-side,var(--soft-light,var(--color-primary-soft)),transparent)] ${size === 'lg' ? 'h-44 w-72 [--card:5.5rem] [&_svg]:size-10' : 'h-24 w-40 [--card:3rem] [&_svg]:size-5.5'}`}
    >
      <span className={`${CARD} -translate-x-[58%] -rotate-14 bg-sunken`} />
      <span className={`${CARD} translate-x-[58%] rotate-14 bg-primary-soft`} />
      <span className={`${CARD} -translate-y-1 bg-raised text-primary-text shadow-raised`}>
        <span className={`${PIP} start-[10%] top-[8%]`} />
        {icon}
        <span className={`${PIP} end-[10%] bottom-[8%]`} />
      </span>
    </span>
  )
}

const CARD =
  'absolute flex aspect-[5/7] w-(--card) items-center justify-center rounded-[min(var(--radius-panel),var(--card)*0.12)] border border-border-strong/40'
const PIP = 'absolute size-[10%] rotate-45 bg-accent'
