import type { FeatureName } from '#core/brand/features.ts'
import type { HELP_GROUPS } from '#features/help/api.ts'
import type { Words } from '../db/tables.ts'

export interface HelpQuestionWords {
  id: string
  title: Words
  content: Words
  /** It is there only while this is on. */
  feature?: FeatureName
}

/** A topic of the help center; its id, and those of its questions, are anchors of `/help#…`. */
export interface HelpTopicWords {
  id: string
  group: (typeof HELP_GROUPS)[number]
  title: Words
  content: Words
  questions?: readonly HelpQuestionWords[]
}
