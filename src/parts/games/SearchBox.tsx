import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { tidyText } from '#lib/tidyText.ts'

/** Milliseconds without typing after which the search begins. */
const PAUSE_MS = 300

interface Props {
  /** The text by which the list is searched now. */
  search: string
  onSearch: (text: string) => void
  className?: string
}

/**
 * Searches games by name while the player types. It also uses text that an input method (IME) has
 * not finished: a Korean keyboard finishes the last letter only when another one follows.
 */
export function SearchBox({ search, onSearch, className = '' }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState(search)
  /**
   * The last text that this box sent. If `search` differs from it, another component has set the
   * text.
   */
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      setAsked(search)
      setText(search)
    }
  }
  const wanted = tidyText(text)
  const submit = () => {
    if (wanted === search) return
    setAsked(wanted)
    onSearch(wanted)
  }
  // This is an effect event, since the parent may pass another function at each keystroke.
  const tell = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      tell(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, asked])
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className={`well flex h-control min-h-thumb items-center ${className}`}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none ms-3.5 size-5 shrink-0 text-muted"
      />
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t`Search games`}
        placeholder={t`Search games`}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className="well-input min-w-0 flex-1 self-stretch bg-transparent px-3 text-body outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={t`Clear the search`}
          onClick={() => {
            setText('')
            setAsked('')
            onSearch('')
          }}
          className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:text-text"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </form>
  )
}
