import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

interface Props {
  text: string
  /** Names of games that the player may have meant. */
  guesses: readonly string[]
  onGuess: (name: string) => void
}

/**
 * Shown if the search found nothing: names of games that the player may have meant, and a link to
 * customer service.
 */
export function NothingFound({ text, guesses, onGuess }: Props) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t`Nothing found for “${text}”`}
      detail={t`Try fewer or other words, or ask customer service.`}
      action={
        <div className="flex flex-col items-center gap-4">
          {guesses.length > 0 && (
            <div className="flex flex-wrap items-center justify-center gap-2">
              <span className="text-label text-muted">
                <Trans>Did you mean</Trans>
              </span>
              {guesses.map((name) => (
                <Button key={name} variant="soft" size="sm" onClick={() => onGuess(name)}>
                  {name}
                </Button>
              ))}
            </div>
          )}
          <ServiceButton variant="outline" />
        </div>
      }
    />
  )
}
