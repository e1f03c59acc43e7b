import { Trans, useLingui } from '@lingui/react/macro'
import type { Lane } from '#parts/games/schema.ts'
import { classifiesOf } from './browserState.ts'
import { classifyName } from './messages.ts'

interface Props {
  lane: Lane
  vendor: string | undefined
  /** Code of the chosen kind of games; undefined for all kinds. */
  chosen: string | undefined
  onChoose: (classify: string | undefined) => void
  className?: string
}

/**
 * Chips for the kinds of games in a category or at one of its vendors; nothing if there is only one
 * kind.
 */
export function KindChips({ lane, vendor, chosen, onChoose, className = '' }: Props) {
  const { t, i18n } = useLingui()
  const kinds = classifiesOf(lane, vendor).flatMap((key) => {
    const name = classifyName(key)
    return name ? [{ key, name }] : []
  })
  if (kinds.length < 2) return null
  return (
    <div
      role="group"
      aria-label={t({ message: 'Game types', comment: 'Name of a filter, for screen readers' })}
      className={`flex flex-wrap gap-1 ${className}`}
    >
      {[{ key: undefined, name: undefined }, ...kinds].map(({ key, name }) => (
        <button
          key={key ?? ''}
          type="button"
          aria-pressed={chosen === key}
          onClick={() => onChoose(key)}
          className="relative min-h-10 shrink-0 px-2.5 text-label font-medium whitespace-nowrap text-muted outline-offset-[-2px] hover:text-text aria-pressed:font-semibold aria-pressed:text-text aria-pressed:after:absolute aria-pressed:after:inset-x-2.5 aria-pressed:after:bottom-1 aria-pressed:after:h-0.5 aria-pressed:after:rounded-pill aria-pressed:after:bg-primary-mark max-lg:min-h-thumb"
        >
          {name ? i18n._(name) : <Trans context="all kinds of games">All types</Trans>}
        </button>
      ))}
    </div>
  )
}
