import type { English, Passage } from './source.ts'
import { createTermFinder, type Terms } from './terms.ts'

export interface Offence {
  line: number
  rule: 'title' | 'comment' | 'name' | 'term'
  fault: string
}

/** A shorter comment says something only if it names a unit, a bound, an order, an error or a source. */
const FEWEST_WORDS = 6
const SAYS_ENOUGH =
  /\d|https?:|\b(?:(?:milli)?seconds?|minutes?|hours?|days?|pixels|px|percent|bytes|units?|cents|null|undefined|empty|absent|optional|included|excluded|inclusive|exclusive|most|least|up to|or none|never|unless|only if|because|newest|oldest|masked|throws|rejects|refusals?|refused|HTML|RFC|ISO|WCAG)\b|^`[^`]*`$/i

/** Comments that tools read, whatever their length. */
const DIRECTIVE =
  /^(?:oxlint|eslint|v8|c8|@ts-|@vite|@jsx|@__|#__|@public|@internal|@lintignore|#region|#endregion|[-=*]+$|\/ <)/

/** Returns a function that lists what is against the rules for English in a source file. */
export function createEnglishChecker(terms: Terms): (english: English) => Offence[] {
  const findTerms = createTermFinder(terms)
  const never = new Set(terms.titles.never)
  const participles = new Set(terms.participles)
  const findTermsIn = (passages: readonly Passage[]): Offence[] =>
    passages.flatMap(({ text, line }) =>
      findTerms(text).map((fault) => ({ line, rule: 'term' as const, fault })),
    )

  function* listTitleFaults({ text }: Passage) {
    const [first = '', ...others] = text.replaceAll(/\$\{[^}]*\}/g, '…').split(/\s+/)
    const words = others.length + 1
    if (never.has(first.toLowerCase())) yield `title begins with “${first}”: “${text}”`
    if (words > terms.titles.mostWords) yield `title of ${words} words: “${text}”`
  }

  function isTooShort({ text }: Passage): boolean {
    if (DIRECTIVE.test(text) || SAYS_ENOUGH.test(text)) return false
    return text.split(/\s+/).length < FEWEST_WORDS
  }

  return ({ titles, comments, functions }) =>
    [
      ...titles.flatMap((title) =>
        [...listTitleFaults(title)].map((fault) => ({
          line: title.line,
          rule: 'title' as const,
          fault,
        })),
      ),
      ...comments.filter(isTooShort).map(({ text, line }) => ({
        line,
        rule: 'comment' as const,
        fault: `comment says too little: “${text}”`,
      })),
      ...functions
        .filter(({ text }) => participles.has(text) || /^(?!.*eed$)[a-z]+ed$/.test(text))
        .map(({ text, line }) => ({
          line,
          rule: 'name' as const,
          fault: `function named by a participle: ${text}`,
        })),
      ...findTermsIn(titles),
      ...findTermsIn(comments),
    ].toSorted((a, b) => a.line - b.line)
}
