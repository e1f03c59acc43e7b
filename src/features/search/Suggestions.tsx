import { useLingui } from '@lingui/react/macro'
import { CornerDownRight } from 'lucide-react'

interface Props {
  texts: readonly string[]
  onChoose: (text: string) => void
}

/** What the typed text may be on the way to; a press types it. */
export function Suggestions({ texts, onChoose }: Props) {
  const { t } = useLingui()
  if (texts.length === 0) return null
  return (
    <div role="group" aria-label={t`Suggestions`} className="scroll-row flex gap-1 px-3 pt-2">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => onChoose(text)}
          className="inline-flex min-h-thumb shrink-0 items-center gap-1.5 rounded-control px-2 text-label font-medium whitespace-nowrap text-primary-text hover:bg-raised"
        >
          <CornerDownRight aria-hidden="true" className="size-4 text-muted rtl:-scale-x-100" />
          {text}
        </button>
      ))}
    </div>
  )
}
