import type * as v from 'valibot'
import { fold } from '#lib/fold.ts'
import { cutAt, excerptOf, findRanges } from '#lib/textSearch.ts'
import type { HelpTopicSchema } from '#parts/content/help/api.ts'

export type HelpTopic = v.InferOutput<typeof HelpTopicSchema>
export type HelpQuestion = HelpTopic['questions'][number]

/** A help topic or a question, which the search can find. */
interface HelpEntry {
  anchor: string
  title: string
  /** Title of the topic that a question belongs to; undefined for a topic. */
  within: string | undefined
  text: string
  foldedTitle: string
  foldedText: string
}

/** A topic or question that the search found. The pieces of its text tell which parts match. */
export interface HelpFind {
  anchor: string
  within: string | undefined
  title: ReturnType<typeof cutAt>
  excerpt: ReturnType<typeof cutAt>
}

/** Finds the help topic that an anchor names, and the question if the anchor names one. */
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

/** @param toText returns the text of a piece of HTML */
export function indexHelp(
  topics: readonly HelpTopic[],
  toText: (html: string) => string,
): HelpEntry[] {
  const entry = ({ id, title, content }: HelpQuestion, within: string | undefined): HelpEntry => {
    const text = toText(content).replaceAll(/\s+/g, ' ').trim()
    const folded = { foldedTitle: fold(title), foldedText: fold(text) }
    return { anchor: id, title, within, text, ...folded }
  }
  return topics.flatMap((topic) => [
    entry(topic, undefined),
    ...topic.questions.map((question) => entry(question, topic.title)),
  ])
}

/**
 * Finds the topics and questions that contain every search term; those with a term in the title
 * come first.
 */
export function searchHelp(index: readonly HelpEntry[], terms: readonly string[]): HelpFind[] {
  if (terms.length === 0) return []
  return index
    .filter(({ foldedTitle, foldedText }) =>
      terms.every((term) => foldedTitle.includes(term) || foldedText.includes(term)),
    )
    .map((entry) => ({ entry, ranges: findRanges(entry.title, terms) }))
    .toSorted((one, other) => Number(other.ranges.length > 0) - Number(one.ranges.length > 0))
    .map(({ entry: { anchor, within, title, text }, ranges }) => {
      const excerpt = excerptOf(text, findRanges(text, terms))
      return {
        anchor,
        within,
        title: cutAt(title, ranges),
        excerpt: cutAt(excerpt, findRanges(excerpt, terms)),
      }
    })
}
