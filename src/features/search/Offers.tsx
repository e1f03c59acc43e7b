import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { buttonClass } from '#ui/Button.tsx'
import { nameOf, type Option, type OptionGroup } from './options.ts'

interface Props {
  groups: readonly OptionGroup[]
  pathOf: (option: Option) => string | undefined
  onChoose: (option: Option, event: MouseEvent) => void
}

const LOOK = `${buttonClass({ variant: 'outline', size: 'sm' })} min-w-0 wrap-anywhere whitespace-normal`

/**
 * Suggestions that are shown if the search found nothing. They are not results, so the Enter key
 * opens none of them.
 */
export function Offers({ groups, pathOf, onChoose }: Props) {
  // Compiled caches would only be more code to load, as in `Answers`.
  'use no memo'
  return groups.map(({ kind, items }) => (
    <section key={kind} className="flex flex-col gap-1 px-2.5">
      <h3 className="text-caption font-semibold text-muted">
        {kind === 'game' ? (
          <Trans comment="Heading in an empty search">Popular games</Trans>
        ) : (
          <Trans>Categories</Trans>
        )}
      </h3>
      <div className="flex flex-wrap gap-2">
        {items.map((option) => {
          const path = pathOf(option)
          const choose = (event: MouseEvent) => onChoose(option, event)
          if (path !== undefined) {
            return (
              <a key={option.id} href={path} onClick={choose} className={LOOK}>
                {nameOf(option)}
              </a>
            )
          }
          if (option.kind === 'game' && option.game.closed) return null
          return (
            <button key={option.id} type="button" onClick={choose} className={LOOK}>
              {nameOf(option)}
            </button>
          )
        })}
      </div>
    </section>
  ))
}
