import { cutAt, findRanges } from '#lib/textSearch.ts'

/**
 * Wraps all matches of a search in `<mark>` elements. The tree must not be managed by React.
 *
 * @param terms search terms from `termsOf`
 */
export function markText(root: Node, terms: readonly string[]): void {
  if (terms.length === 0) return
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const node of texts) {
    const text = node.data
    const ranges = findRanges(text, terms)
    if (ranges.length === 0) continue
    const pieces = cutAt(text, ranges).map((piece) => {
      if (!piece.found) return piece.text
      const mark = document.createElement('mark')
      mark.textContent = piece.text
      return mark
    })
    node.replaceWith(...pieces)
  }
}
