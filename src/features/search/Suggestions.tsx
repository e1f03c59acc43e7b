import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { Button } from '#ui/Button.tsx'

interface Props {
  texts: readonly string[]
  onChoose: (text: string) => void
}

/** Buttons with completions of the typed text. Pressing one types it into the field. */
export function Suggestions({ texts, onChoose }: Props) {
  const { t } = useLingui()
  if (texts.length === 0) return null
  return (
    <div
      role="group"
      aria-label={t({
        message: 'Suggestions',
        comment: 'Name of a list of words to search for, for screen readers',
      })}
      className="scroll-row flex gap-1 px-3 pt-2"
    >
      {texts.map((text) => (
        <Button
          key={text}
          variant="quiet"
          size="sm"
          className="shrink-0"
          onClick={() => onChoose(text)}
        >
          <Search aria-hidden="true" className="size-4 text-muted" />
          <span>{text}</span>
        </Button>
      ))}
    </div>
  )
}
