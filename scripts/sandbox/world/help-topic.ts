import type { HELP_GROUPS } from '#parts/content/help/api.ts'
import type { HelpQuestionWords, Words } from '../db/tables.ts'

/** A topic of the help center; its id, and those of its questions, are anchors of `/help#…`. */
export interface HelpTopicWords {
  id: string
  group: (typeof HELP_GROUPS)[number]
  title: Words
  content: Words
  questions?: readonly HelpQuestionWords[]
}
