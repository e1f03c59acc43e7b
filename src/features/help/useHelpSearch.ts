import { useDeferredValue, useMemo } from 'react'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { termsOf } from '#lib/textSearch.ts'
import { sanitizeHtml } from '#ui/sanitizeHtml.ts'
import { indexHelp, searchHelp, type HelpTopic } from './helpIndex.ts'

const NOTHING: readonly HelpTopic[] = []

/** Searches the help center for a typed text; `terms` is empty if the text is empty. */
export function useHelpSearch(topics: readonly HelpTopic[] = NOTHING, typed: string) {
  const { readLink } = useHtmlRules()
  const wanted = useDeferredValue(typed)
  const terms = useMemo(() => termsOf(wanted), [wanted])
  const isSearching = terms.length > 0
  const index = useMemo(() => {
    if (!isSearching) return []
    // Spaces are added between HTML blocks, because the last word of one block would otherwise join
    // the first word of the next.
    const toText = (html: string) =>
      sanitizeHtml(html.replaceAll('<', ' <'), { readLink, readImage: () => null }).textContent
    return indexHelp(topics, toText)
  }, [topics, isSearching, readLink])
  const finds = useMemo(() => searchHelp(index, terms), [index, terms])
  return { terms, finds }
}
