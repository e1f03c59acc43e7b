import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'

/** Longest search text that the gateway accepts. */
const LONGEST = 100

interface Props {
  text: string
  onClear: () => void
  onEnter: () => void
}

/** The search field, with buttons to clear the text and to close the search. */
export function SearchField({ text, onClear, onEnter }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const hint = t`Search games, providers and help`
  return (
    <div className="flex min-h-15 shrink-0 items-center gap-1 border-b ps-4 pe-2 lg:min-h-17">
      <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <Autocomplete.Input
        ref={input}
        type="search"
        maxLength={LONGEST}
        aria-label={hint}
        placeholder={hint}
        enterKeyHint="search"
        // Base UI ignores typed text until an IME composition ends, so that a Korean text would
        // lack its last letter. This handler turns that off.
        onCompositionStart={(event) => event.preventBaseUIHandler()}
        // Base UI would handle the end of a composition as another change and scroll the list back
        // to its top.
        onCompositionEnd={(event) => event.preventBaseUIHandler()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className="h-thumb min-w-0 flex-1 bg-transparent px-2.5 text-body text-text outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onClear()
            input.current?.focus()
          }}
        >
          {t({ message: 'Clear', context: 'what is typed' })}
        </Button>
      )}
      <Dialog.Close
        aria-label={t`Close`}
        className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text"
      >
        <X className="size-5" />
      </Dialog.Close>
    </div>
  )
}
