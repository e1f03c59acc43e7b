/** The highest number that a badge shows, since it has space for two digits. */
const MANY = 99

type Tone = 'alert' | 'offer'

const TONES: Record<Tone, string> = {
  alert: 'bg-danger text-on-danger',
  offer: 'bg-accent-soft text-accent-text',
}

interface Props {
  /** Number of waiting items; for 0 no badge is drawn. */
  count: number
  /** Text for screen readers, such as "3 unread". */
  label: string
  /** `alert` for what needs an answer, `offer` for rewards that wait. */
  tone: Tone
  className?: string
}

/**
 * The number of items that wait behind a link or button, such as unread messages. A word in
 * place of a number is a `Badge`.
 */
export function CountBadge({ count, label, tone, className = '' }: Props) {
  if (count <= 0) return null
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-pill px-2 py-0.5 text-caption leading-none font-bold tabular-nums ${TONES[tone]} ${className}`}
    >
      <span aria-hidden="true">{count > MANY ? `${MANY}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
