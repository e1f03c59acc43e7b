import type { ReactNode } from 'react'

type Tone = 'hot' | 'new' | 'plain'

const TONES: Record<Tone, string> = {
  hot: 'bg-badge text-on-badge',
  new: 'bg-badge-new text-on-badge-new',
  plain: 'bg-raised text-text',
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control px-1.5 py-0.5 text-caption leading-tight font-bold uppercase ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
