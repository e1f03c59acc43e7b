import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

export const ChatModelSchema = v.object({
  id: v.string(),
  /** Name of the chat desk, such as a topic or a language. */
  name: NameSchema,
  topic: optionalField(v.string(), ''),
  online: optionalField(v.boolean(), false),
})
export type ChatModel = v.InferOutput<typeof ChatModelSchema>

export const listChatModels = call({
  method: 'get',
  path: '/wps/relay/CBS_modelList',
  summary: 'Desks of the live chat',
  access: 'visitor',
  feature: 'liveChat',
  query: v.object({ language: v.picklist(LANGUAGE_CODES) }),
  context: { language: 'language' },
  reply: listOf(ChatModelSchema),
})

export const launchChat = call({
  method: 'post',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Opens a live chat at a desk',
  access: 'visitor',
  feature: 'liveChat',
  body: v.object({ modelId: v.string(), language: v.picklist(LANGUAGE_CODES) }),
  context: { language: 'language' },
  reply: v.object({
    /**
     * Address of the chat. It is shown in an iframe only if its origin is in `origins.chat` of the
     * brand file.
     */
    chatUrl: v.string(),
  }),
})
