import { Autocomplete } from '@base-ui/react/autocomplete'
import { use, useCallback, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PopupProps } from '#core/popups/popups.ts'
import { useIsWide } from '#core/viewport/useIsWide.ts'
import { TopmostContext } from '#ui/topmost.ts'
import { Answers } from './Answers.tsx'
import { SearchField } from './SearchField.tsx'
import { useSearchAddress } from './useSearchAddress.ts'

/** The field shows each letter at once; the answers follow as soon as they are drawn. */
export function SearchPanel({ text: given = '', onClose }: PopupProps<'search'>) {
  const columns = useIsWide() ? 2 : 1
  const body = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(given)
  const [demanded, setDemanded] = useState<string>()
  const drawn = useDeferredValue(text)
  const answered = demanded === text ? text : drawn
  useSearchAddress(text, use(TopmostContext))
  // One function, since the answers are drawn anew for another.
  const change = useCallback((next: string) => {
    setText(next)
    body.current?.scrollTo({ top: 0 })
  }, [])
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      grid={columns > 1}
      autoHighlight
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') change(next)
      }}
    >
      <SearchField
        text={text}
        onClear={() => change('')}
        // Enter opens the first result of what was typed, not of a letter before.
        onEnter={() => flushSync(() => setDemanded(text))}
      />
      <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
        <Answers text={answered} columns={columns} onText={change} onClose={onClose} />
      </div>
    </Autocomplete.Root>
  )
}
