import { Ban, CircleCheck, CircleDot, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * How a state is coloured: nothing to do, under way, good, needs the player's action, or over
 * without success.
 */
export type StatusTone = 'plain' | 'pending' | 'good' | 'attention' | 'bad'

const LOOKS: Record<StatusTone, { className: string; Icon: typeof Clock }> = {
  plain: { className: 'bg-raised text-text', Icon: CircleDot },
  pending: { className: 'bg-primary-soft text-on-primary-soft', Icon: Clock },
  good: { className: 'bg-success text-on-success', Icon: CircleCheck },
  attention: { className: 'bg-warning text-on-warning', Icon: TriangleAlert },
  bad: { className: 'bg-danger text-on-danger', Icon: Ban },
}

interface Props {
  /**
   * `plain`: nothing to do; `pending`: under way; `good`: done; `attention`: the player must act;
   * `bad`: over without success.
   */
  tone: StatusTone
  /** The state in one or two words, such as "Under review". */
  children: ReactNode
}

/**
 * A state in one or two words, such as that of a payment, shown by icon and words and not by
 * colour alone. A mark that never changes is a `Badge`, and a message about a form a
 * `FormAlert`.
 */
export function StatusLabel({ tone, children }: Props) {
  const { className, Icon } = LOOKS[tone]
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-caption text-start leading-tight font-semibold ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
