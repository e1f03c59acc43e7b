/** A range in a text: from its first character to just before `end`. */
export interface Range {
  start: number
  end: number
}

const MARKS = /[\u0300-\u036f]/g
const OTHERS: Readonly<Record<string, string>> = { đ: 'd', ı: 'i' }

/**
 * Folds a text for a search: lower case and without the accents of Latin letters, so that “rut
 * tien” finds “Rút tiền”. The result is as long as the text, which must be in NFC, so that
 * positions are the same in both.
 */
export function foldText(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    const lower = char.toLowerCase()
    const plain = OTHERS[lower] ?? lower.normalize('NFD').replace(MARKS, '').normalize('NFC')
    folded += plain.length === 1 ? plain : char
  }
  return folded
}

/**
 * Splits a typed search text into words in lower case and without accents; an empty list for an
 * empty text.
 */
export function termsOf(typed: string): string[] {
  const words = foldText(typed.normalize('NFC')).split(/\s+/).filter(Boolean)
  return [...new Set(words)]
}

/**
 * Finds where the search terms occur in a text from `foldText`. The ranges are in order and do not
 * overlap.
 */
export function findRanges(folded: string, terms: readonly string[]): Range[] {
  const found: Range[] = []
  for (const term of terms) {
    if (term === '') continue
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      found.push({ start: at, end: at + term.length })
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
