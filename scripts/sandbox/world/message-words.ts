import type { MessageKind, MessageText } from './message-kinds.ts'
import { CONTRACT_TEXTS } from './message-texts-contracts.ts'
import { MONEY_TEXTS } from './message-texts-money.ts'
import { NEWS_TEXTS } from './message-texts-news.ts'

/** What each kind of message says. */
export const MESSAGE_TEXTS: Record<MessageKind, MessageText> = {
  ...MONEY_TEXTS,
  ...NEWS_TEXTS,
  ...CONTRACT_TEXTS,
}
