import type { HELP_GROUPS } from '#parts/help/api.ts'
import type { Words } from '../db/tables.ts'

/** A topic of the help center; its id, and those of its questions, are anchors of `/help#…`. */
export interface HelpTopicWords {
  id: string
  group: (typeof HELP_GROUPS)[number]
  title: Words
  content: Words
  questions?: readonly { id: string; title: Words; content: Words }[]
}
