import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CountSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { UploadIdSchema } from '#parts/form/uploads/api.ts'
import {
  MessageEntrySchema,
  MessageSchema,
  QUESTION_TOPICS,
  QuestionEntrySchema,
  ReplySchema,
} from './schema.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** Most messages that one call deletes or restores. */
export const MOST_AT_ONCE = 200
const IdsSchema = v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(MOST_AT_ONCE))
const LANGUAGE = { language: v.picklist(LANGUAGE_CODES) }

export const MESSAGE_FILTERS = ['ALL', 'UNREAD', 'REWARD', 'DELETED'] as const
export type MessageFilter = (typeof MESSAGE_FILTERS)[number]

/**
 * Lists the player's inbox, the newest message first. Messages that were deleted lately are only in
 * the list `DELETED`.
 */
export const listMessages = call({
  method: 'get',
  path: '/wps/relay/CSP_messageList',
  summary: 'Messages of a player, page by page',
  access: 'player',
  query: v.object({
    ...LANGUAGE,
    filter: v.picklist(MESSAGE_FILTERS),
    ...pageOf(100),
  }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(MessageEntrySchema),
    ...NEXT_PAGE,
  }),
})

/** Loads one message. Refusal: `message_not_found`. */
export const getMessage = call({
  method: 'get',
  path: '/wps/relay/CSP_messageDetail',
  summary: 'One message, whole',
  access: 'player',
  query: v.object({ ...LANGUAGE, id: IdSchema }),
  context: { language: 'language' },
  reply: MessageSchema,
})

export const readMessage = call({
  method: 'post',
  path: '/wps/relay/CSP_readMessage',
  summary: 'Mark a message as read',
  access: 'player',
  onArrival: true,
  body: v.object({ id: IdSchema }),
  reply: v.object({ unread: CountSchema }),
})

/** Marks as read all messages up to the newest one on the player's screen. */
export const readAllMessages = call({
  method: 'post',
  path: '/wps/relay/CSP_readAllMessages',
  summary: 'Mark all messages as read',
  access: 'player',
  body: v.object({ upTo: IdSchema }),
  reply: v.object({ unread: CountSchema }),
})

/** Moves messages to the deleted ones. A message that is already deleted stays deleted. */
export const deleteMessages = call({
  method: 'post',
  path: '/wps/relay/CSP_deleteMessages',
  summary: 'Delete messages; they can be brought back for a while',
  access: 'player',
  body: v.object({ ids: IdsSchema }),
  reply: v.object({ changed: CountSchema, unread: CountSchema }),
})

export const restoreMessages = call({
  method: 'post',
  path: '/wps/relay/CSP_restoreMessages',
  summary: 'Bring deleted messages back',
  access: 'player',
  body: v.object({ ids: IdsSchema }),
  reply: v.object({ changed: CountSchema, unread: CountSchema }),
})

/**
 * Claims the reward of a message. Refusals: `message_not_found`, `reward_not_found`,
 * `reward_claimed`, `reward_expired`.
 */
export const claimMessageReward = call({
  method: 'post',
  path: '/wps/relay/CSP_claimMessageReward',
  summary: 'Claim the reward of a message',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({ ...LANGUAGE, id: IdSchema }),
  context: { language: 'language' },
  reply: MessageSchema,
})

/** Fewest and most characters of a question, or of a reply in its thread. */
export const QUESTION_LENGTH = { min: 4, max: 1000 }
export const REPLY_LENGTH = { min: 1, max: 1000 }
/** Most pictures that the player may add to one question or reply. */
export const MOST_PICTURES = 3

const textOf = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max))
const PICTURES = { pictures: v.pipe(v.array(UploadIdSchema), v.maxLength(MOST_PICTURES)) }

export const QuestionSchema = v.object({
  ...QuestionEntrySchema.entries,
  replies: listOf(ReplySchema),
})
export type Question = v.InferOutput<typeof QuestionSchema>

/**
 * Lists the player's questions to customer service. The question with the latest reply comes
 * first.
 */
export const listQuestions = call({
  method: 'get',
  path: '/wps/relay/CSP_questionList',
  summary: 'Questions of a player to customer service',
  access: 'player',
  reply: v.object({ list: listOf(QuestionEntrySchema) }),
})

/** Loads one question to customer service. Refusal: `question_not_found`. */
export const getQuestion = call({
  method: 'get',
  path: '/wps/relay/CSP_questionDetail',
  summary: 'One question with all texts of its thread',
  access: 'player',
  query: v.object({ id: IdSchema }),
  reply: QuestionSchema,
})

/**
 * Sends a question to customer service. Refusals: `too_many_questions` if the player has ten open
 * questions, `upload_unknown`.
 */
export const addQuestion = call({
  method: 'post',
  path: '/wps/relay/CSP_addQuestion',
  summary: 'Ask customer service',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({
    topic: v.picklist(QUESTION_TOPICS),
    text: textOf(QUESTION_LENGTH),
    ...PICTURES,
  }),
  reply: QuestionSchema,
})

/**
 * Adds the player's reply to a question. Refusals: `question_closed`, `question_not_found`,
 * `upload_unknown`.
 */
export const addQuestionReply = call({
  method: 'post',
  path: '/wps/relay/CSP_addQuestionReply',
  summary: 'Write more to a question',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({ id: IdSchema, text: textOf(REPLY_LENGTH), ...PICTURES }),
  reply: QuestionSchema,
})

export const closeQuestion = call({
  method: 'post',
  path: '/wps/relay/CSP_closeQuestion',
  summary: 'Say that a question is settled',
  access: 'player',
  trial: 'refused',
  body: v.object({ id: IdSchema }),
  reply: QuestionSchema,
})

/** Marks the answers to a question as read. */
export const readQuestion = call({
  method: 'post',
  path: '/wps/relay/CSP_readQuestion',
  summary: 'Mark the answers to a question as read',
  access: 'player',
  onArrival: true,
  body: v.object({ id: IdSchema }),
  reply: v.object({ unread: CountSchema }),
})

/** Loads a picture of a question's thread, in base64. Refusal: `picture_not_found`. */
export const getQuestionPicture = call({
  method: 'get',
  path: '/wps/relay/CSP_questionPicture',
  summary: 'A picture that belongs to a question',
  access: 'player',
  query: v.object({ id: IdSchema, picture: IdSchema }),
  reply: v.object({
    type: v.picklist(['image/jpeg', 'image/png']),
    data: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]+={0,2}$/)),
  }),
})
