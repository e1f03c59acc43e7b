import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const WordsSchema = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty())

const TermsSchema = v.strictObject({
  titles: v.strictObject({
    mostWords: v.number(),
    /** First words of titles that name no subject. */
    never: WordsSchema,
  }),
  /** Irregular participles; regular ones end in "ed". */
  participles: WordsSchema,
  terms: v.pipe(v.array(v.strictObject({ use: v.string(), not: WordsSchema })), v.nonEmpty()),
})

/** Rules of this project for its own English (docs/words.md §6). */
export type Terms = v.InferOutput<typeof TermsSchema>

export const readTerms = (file: string): Terms =>
  v.parse(TermsSchema, JSON.parse(readFileSync(file, 'utf8')))

/** Returns a function that lists the unwanted words of a text, each with the word to use instead. */
export function createTermFinder({ terms }: Terms): (text: string) => string[] {
  const patterns = terms.flatMap(({ use, not }) =>
    not.map((word) => ({
      fault: `“${word}” is not our word: use “${use}”`,
      pattern: new RegExp(
        String.raw`(?<![\w-])${word.replaceAll(' ', String.raw`\s+`)}(?![\w-])`,
        'i',
      ),
    })),
  )
  return (text) => patterns.filter(({ pattern }) => pattern.test(text)).map(({ fault }) => fault)
}
