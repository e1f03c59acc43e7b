import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { BONUS_TERMS, REWARD_KINDS } from '#parts/money/rewards/schema.ts'

/** Subjects of messages, as the gateway names them. */
export const MESSAGE_TOPICS = ['MONEY', 'PROMOTION', 'SYSTEM'] as const
export type MessageTopic = (typeof MESSAGE_TOPICS)[number]

export const REWARD_STATES = ['CLAIMABLE', 'CLAIMED', 'EXPIRED'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** A reward that came with a message. */
export const MessageRewardSchema = v.object({
  kind: v.picklist(REWARD_KINDS),
  /**
   * Amount of the reward: a decimal string of money, or a whole number of points, by the kind of
   * reward.
   */
  amount: AmountSchema,
  ...BONUS_TERMS,
  currency: CurrencySchema,
  state: optionalField(v.picklist(REWARD_STATES), 'CLAIMED'),
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
})
export type MessageReward = v.InferOutput<typeof MessageRewardSchema>

const MESSAGE = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  topic: optionalField(v.picklist(MESSAGE_TOPICS), 'SYSTEM'),
  subject: NameSchema,
  at: TimestampSchema,
  read: optionalField(v.boolean(), true),
  deleted: optionalField(v.boolean(), false),
  reward: optionalField(v.nullable(MessageRewardSchema), null),
}

/** The parts of a message that a list shows. */
export const MessageEntrySchema = v.object({
  ...MESSAGE,
  /** Beginning of the message's text, without markup. */
  excerpt: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
})
export type MessageEntry = v.InferOutput<typeof MessageEntrySchema>

export const MessageSchema = v.object({
  ...MESSAGE,
  /** HTML of the message, which is not trusted; it is shown only through `SanitizedHtml`. */
  content: v.string(),
})
export type Message = v.InferOutput<typeof MessageSchema>

/** Subjects of questions, as the gateway names them. */
export const QUESTION_TOPICS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'PROMOTION',
  'ACCOUNT',
  'OTHER',
] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** States of a question to customer service (docs/product.md §11.6). */
export const QUESTION_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

const QUESTION = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  topic: optionalField(v.picklist(QUESTION_TOPICS), 'OTHER'),
  state: optionalField(v.picklist(QUESTION_STATES), 'OPEN'),
  /** Number of answers of customer service that the player has not read. */
  unread: optionalField(CountSchema, 0),
  updatedAt: TimestampSchema,
}

export const QuestionEntrySchema = v.object({
  ...QUESTION,
  /** Beginning of the latest text in the question's thread. */
  excerpt: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
})
export type QuestionEntry = v.InferOutput<typeof QuestionEntrySchema>

/** One text in a question's thread, without markup. */
export const ReplySchema = v.object({
  id: v.string(),
  author: v.picklist(['PLAYER', 'SERVICE']),
  text: v.string(),
  at: TimestampSchema,
  /** Ids of the text's pictures, which `getQuestionPicture` loads. */
  pictures: optionalField(v.array(v.pipe(v.string(), v.maxLength(64))), []),
})
export type Reply = v.InferOutput<typeof ReplySchema>
