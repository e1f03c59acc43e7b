import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Parts of speech, phrases, and rules of a language's grammar. */
const KINDS = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'phrase', 'grammar'] as const

const WordsSchema = v.strictObject({
  /** The correct words; several, if the term has several meanings, and none before it is decided. */
  use: v.array(v.pipe(v.string(), v.nonEmpty())),
  /**
   * Variants that must not appear, except as part of a correct word; one between slashes is a
   * regular expression.
   */
  not: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
})

const TermSchema = v.strictObject({
  term: v.string(),
  kind: v.picklist(KINDS),
  /** What the term means, for a translator who does not know the trade. */
  meaning: v.pipe(v.string(), v.minLength(10)),
  words: v.record(v.string(), WordsSchema),
})

/** A term has one entry: a second one for other languages would decide it a second time. */
const areUnique = (terms: v.InferOutput<typeof TermSchema>[]) =>
  new Set(terms.map(({ term }) => term.replace(/[^a-z ]/gi, ''))).size === terms.length

const GlossarySchema = v.strictObject({
  terms: v.pipe(v.array(TermSchema), v.nonEmpty(), v.check(areUnique, 'a term stands twice')),
})

/** One word for each term, by language (docs/words.md). */
export type Glossary = v.InferOutput<typeof GlossarySchema>

/** An unwanted variant of a term in a text. */
export interface Stray {
  variant: string
  term: string
  use: readonly string[]
}

export const readGlossary = (file: string): Glossary =>
  v.parse(GlossarySchema, JSON.parse(readFileSync(file, 'utf8')))

/**
 * Returns a function that lists the unwanted variants in a text of one language. An English variant
 * counts only as whole words, so that "bind" is not found in "binding".
 */
export function createStrayFinder({ terms }: Glossary, locale: string): (text: string) => Stray[] {
  const fold = locale === 'en' ? foldWords : foldText
  const inLocale = terms.flatMap(({ term, words }) => {
    const own = words[locale]
    return own ? [{ term, ...own }] : []
  })
  const right = inLocale.flatMap(({ use }) => use.map(fold))
  const unwanted = inLocale.flatMap(({ term, use, not }) =>
    not.map((variant) => {
      const [, pattern] = /^\/(.+)\/$/u.exec(variant) ?? []
      const expression = pattern === undefined ? null : new RegExp(pattern, 'u')
      const folded = fold(variant)
      const isIn = (text: string) => (expression ? expression.test(text) : text.includes(folded))
      return { stray: { variant, term, use }, isIn, within: right.filter(isIn) }
    }),
  )
  return (text) => {
    const whole = fold(text)
    return unwanted
      .filter(({ isIn }) => isIn(whole))
      .filter(({ isIn, within }) =>
        isIn(within.reduce((rest, word) => rest.replaceAll(word, '\0'), whole)),
      )
      .map(({ stray }) => stray)
  }
}

const foldText = (text: string) => text.normalize('NFC').toLowerCase()

/** Writes English as words with a space on each side, without the names of placeholders. */
const foldWords = (text: string) =>
  ` ${foldText(text)
    .replaceAll(/\{\w+(?=[,}])/g, ' ')
    .replaceAll(/[^\p{L}’]+|’(?!\p{L})/gu, ' ')
    .trim()} `

export const writeStray = ({ variant, term, use }: Stray): string =>
  `“${variant}” is not our word for “${term}”: use ${use.map((word) => `“${word}”`).join(' or ')}`
