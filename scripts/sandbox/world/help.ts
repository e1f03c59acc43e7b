import { LEGAL_TOPICS } from './help-legal.ts'
import { MONEY_TOPICS } from './help-money.ts'
import { PLAY_TOPICS } from './help-play.ts'
import { SAFETY_TOPICS } from './help-safety.ts'
import { START_TOPICS } from './help-start.ts'
import { TERMS_TOPICS } from './help-terms.ts'
import type { HelpTopicWords } from './help-topic.ts'

/** What an operator's help center says, in the order in which it is listed. */
export const HELP_TOPICS: readonly HelpTopicWords[] = [
  ...START_TOPICS,
  ...MONEY_TOPICS,
  ...PLAY_TOPICS,
  ...SAFETY_TOPICS,
  ...LEGAL_TOPICS,
  ...TERMS_TOPICS,
]
