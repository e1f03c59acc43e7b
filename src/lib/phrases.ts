/** Marks after which a text goes on without a blank, because they are as wide as a letter. */
const WIDE_END = /[。！？；：，、～）」』]$/u

type Phrase = string | false | null | undefined

const present = (phrases: readonly Phrase[]): string[] =>
  phrases.filter((phrase): phrase is string => Boolean(phrase))

/** Joins sentences, each translated by itself; Chinese and Japanese have no blank between them. */
export const joinSentences = (...sentences: Phrase[]): string =>
  present(sentences).reduce(
    (text, sentence) => (WIDE_END.test(text) ? text + sentence : `${text} ${sentence}`.trimStart()),
    '',
  )

/** Joins facts on one line that make no sentence, such as a name and a time. */
export const joinFacts = (...facts: Phrase[]): string => present(facts).join(' · ')
