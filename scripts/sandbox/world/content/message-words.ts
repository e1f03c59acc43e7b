import type { FeatureName } from '#core/brand/features.ts'
import type { CashierNews } from '#core/gateway/socket/api.ts'
import type { MessageTopic } from '#features/member/messages/schema.ts'
import kinds from '../../content/messages.json' with { type: 'json' }
import { entryOf } from '../../content/texts.ts'

/** Kinds of messages that report a movement of money. */
export type MoneyMessageKind = Exclude<CashierNews, 'withdrawalPartSent'>

/** Kinds of messages; `custom` is an operator's own text. */
export type MessageKind = keyof typeof kinds

interface Kind {
  topic: MessageTopic
  /** Messages of this kind exist only while this feature is on. */
  feature?: FeatureName
}

const KINDS = kinds as Readonly<Record<MessageKind, Kind>>

export const MESSAGE_KINDS = Object.keys(KINDS) as MessageKind[]

/**
 * Returns the topic and the texts of a kind of message. Its texts have `{money}`, `{id}` and other
 * data of the message, besides the placeholders of `fillWords`.
 */
export const describeKind = (kind: MessageKind) => ({
  ...KINDS[kind],
  ...entryOf(`messages.${kind}`, 'subject', 'body'),
})
