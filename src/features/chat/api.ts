import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'

export const HelpTopicSchema = v.object({
  /** Anchor in `/help#…`. */
  id: v.string(),
  title: v.string(),
  /** HTML from outside. */
  content: v.string(),
})

export const getHelpCenter = call({
  method: 'get',
  path: '/wps/system/helpCenter',
  summary: 'Help center topics',
  access: 'visitor',
  query: v.object({ lang: v.picklist(LANGUAGE_CODES), device: v.literal('WEB') }),
  reply: v.array(HelpTopicSchema),
})

export const addFeedback = call({
  method: 'put',
  path: '/wps/feedback',
  summary: 'Feedback from a visitor or member',
  access: 'visitor',
  body: v.object({
    questionType: v.string(),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
  }),
  reply: v.object({ id: v.string() }),
})

export const ChatModelSchema = v.object({
  id: v.string(),
  /** Whom one talks to, such as a desk or a language. */
  name: v.string(),
  topic: v.string(),
  online: v.boolean(),
})
export type ChatModel = v.InferOutput<typeof ChatModelSchema>

export const listChatModels = call({
  method: 'get',
  path: '/wps/relay/CBS_modelList',
  summary: 'Desks of the live chat',
  access: 'visitor',
  query: v.object({ language: v.picklist(LANGUAGE_CODES) }),
  reply: v.array(ChatModelSchema),
})

export const launchChat = call({
  method: 'post',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Opens a live chat at a desk',
  access: 'visitor',
  body: v.object({ modelId: v.string(), language: v.picklist(LANGUAGE_CODES) }),
  reply: v.object({
    /** Framed, within `origins.chat` of the brand file alone. */
    chatUrl: v.string(),
  }),
})
