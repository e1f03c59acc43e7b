import type * as v from 'valibot'
import { cutAt, excerptOf, findRanges, foldText } from '#lib/textSearch.ts'
import type { HelpTopicSchema } from '#parts/content/help/api.ts'

export type HelpTopic = v.InferOutput<typeof HelpTopicSchema>
export type HelpQuestion = HelpTopic['questions'][number]

/** A place of the help center that a search may find: a topic or one of its questions. */
interface HelpEntry {
  anchor: string
  title: string
  /** The topic of a question. */
  within: string | undefined
  text: string
  foldedTitle: string
  foldedText: string
}

/** A place that a search found; the pieces of its words say what of them was looked for. */
export interface HelpFind {
  anchor: string
  within: string | undefined
  title: ReturnType<typeof cutAt>
  excerpt: ReturnType<typeof cutAt>
}

/** The topic that an anchor names, and the question if it names one. */
export function findPlace(
  topics: readonly HelpTopic[],
  anchor: string,
): { topic: HelpTopic; question?: HelpQuestion | undefined } | undefined {
  const topic = topics.find(({ id }) => id === anchor)
  if (topic) return { topic }
  for (const each of topics) {
    const question = each.questions.find(({ id }) => id === anchor)
    if (question) return { topic: each, question }
  }
  return undefined
}

/** @param toText the words of a piece of HTML */
export function indexHelp(
  topics: readonly HelpTopic[],
  toText: (html: string) => string,
): HelpEntry[] {
  const entry = (
    { id, title: name, content }: HelpQuestion,
    within: string | undefined,
  ): HelpEntry => {
    const title = name.normalize('NFC')
    const text = toText(content).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
    const folded = { foldedTitle: foldText(title), foldedText: foldText(text) }
    return { anchor: id, title, within, text, ...folded }
  }
  return topics.flatMap((topic) => [
    entry(topic, undefined),
    ...topic.questions.map((question) => entry(question, topic.title)),
  ])
}

/** The entries that have every term, those that have one in their title first. */
export function searchHelp(index: readonly HelpEntry[], terms: readonly string[]): HelpFind[] {
  if (terms.length === 0) return []
  return index
    .filter(({ foldedTitle, foldedText }) =>
      terms.every((term) => foldedTitle.includes(term) || foldedText.includes(term)),
    )
    .map((entry) => ({ entry, ranges: findRanges(entry.foldedTitle, terms) }))
    .toSorted((one, other) => Number(other.ranges.length > 0) - Number(one.ranges.length > 0))
    .map(({ entry: { anchor, within, title, text, foldedText }, ranges }) => {
      const excerpt = excerptOf(text, findRanges(foldedText, terms))
      return {
        anchor,
        within,
        title: cutAt(title, ranges),
        excerpt: cutAt(excerpt, findRanges(foldText(excerpt), terms)),
      }
    })
}
