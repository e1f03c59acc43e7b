import { fold, placesOf } from './fold.ts'

/** A range in a text: from its first character to just before `end`. */
export interface Range {
  start: number
  end: number
}

/** Splits a typed search text into words as `fold` compares them; an empty list for an empty text. */
export const termsOf = (typed: string): string[] => [
  ...new Set(fold(typed).split(' ').filter(Boolean)),
]

/**
 * Finds where the search terms occur in a text. The ranges are in order and do not overlap, and
 * each letter has its accents and tone marks with it.
 */
export function findRanges(text: string, terms: readonly string[]): Range[] {
  const folded = fold(text)
  const found: Range[] = []
  const places = terms.some((term) => folded.includes(term)) ? placesOf(text) : []
  for (const term of terms) {
    if (term === '') continue
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      // Only letters have places, and spaces stand before this one.
      const nth = folded.slice(0, at).replaceAll(' ', '').length
      const [first, last] = [places[nth], places[nth + term.length - 1]]
      if (first && last) found.push({ start: first.start, end: last.end })
    }
  }
  const merged: Range[] = []
  for (const range of found.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push(range)
  }
  return merged
}

/** Splits a text at its search matches; the returned parts, joined, equal the text. */
export function cutAt(text: string, ranges: readonly Range[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = []
  let done = 0
  for (const { start, end } of ranges) {
    if (start > done) pieces.push({ text: text.slice(done, start), found: false })
    pieces.push({ text: text.slice(start, end), found: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false })
  return pieces
}

/**
 * Returns about `length` characters of a text around its first search match; its beginning if there
 * is no match. An ellipsis shows where the text was cut, at a space if one is near.
 */
export function excerptOf(text: string, ranges: readonly Range[], length: number = 140): string {
  if (text.length <= length) return text
  const first = ranges[0]?.start ?? 0
  let start = Math.max(0, Math.min(first - Math.floor(length / 3), text.length - length))
  const space = text.indexOf(' ', start)
  if (start > 0 && space >= 0 && space < start + 20 && space < first) start = space + 1
  const end = Math.min(text.length, start + length)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}
