import type { ReactNode } from 'react'

type Tone = 'hot' | 'new' | 'plain'

const TONES: Record<Tone, string> = {
  hot: 'bg-badge text-on-badge',
  new: 'bg-badge-new text-on-badge-new',
  plain: 'bg-raised text-text',
}

interface Props {
  /** `hot` and `new` have the colours of badges on game tiles; `plain` is for all other words. */
  tone?: Tone
  /** One short word, such as "Hot", or a number. */
  children: ReactNode
}

/**
 * A word on a small plate that marks one thing among many, such as a new game. A number of
 * waiting items is a `CountBadge`, and a state that will change is a `StatusLabel`.
 */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control px-1.5 py-0.5 text-caption leading-tight font-bold uppercase ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
