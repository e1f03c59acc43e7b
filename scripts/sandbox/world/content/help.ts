import type { FeatureName } from '#core/brand/features.ts'
import type { HELP_GROUPS } from '#parts/content/help/api.ts'
import topics from '../../content/help.json' with { type: 'json' }
import { entryOf } from '../../content/texts.ts'

/** A help topic or a question; its id is an anchor of `/help#…`. */
interface Entry {
  id: string
  /** The entry exists only while this feature is on. */
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

/** Topics of the operator's help center, in the order in which they are listed. */
export const HELP_TOPICS = (topics as Topic[]).map((topic) => ({
  ...withTexts(topic),
  questions: topic.questions.map(withTexts),
}))
