import type { FeatureName } from '#core/brand/features.ts'
import type { HELP_GROUPS } from '#parts/content/help/api.ts'
import { entryOf, readData } from '../../content/texts.ts'

/** A topic or a question; its id is an anchor of `/help#…`. */
interface Entry {
  id: string
  /** It is there only while this is on. */
  feature?: FeatureName
}
interface Topic extends Entry {
  group: (typeof HELP_GROUPS)[number]
  questions: readonly Entry[]
}

const withTexts = <Of extends Entry>(entry: Of) => ({
  ...entry,
  ...entryOf(`help.${entry.id}`, 'title', 'content'),
})

/** What an operator's help center says, in the order in which it is listed. */
export const HELP_TOPICS = readData<Topic[]>('help').map((topic) => ({
  ...withTexts(topic),
  questions: topic.questions.map(withTexts),
}))
