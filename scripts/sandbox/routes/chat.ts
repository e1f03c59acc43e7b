import { launchChat, listChatModels } from '#features/chat/api.ts'
import { chatAddress } from '#scripts/scenery/addresses.ts'
import { refuse } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { DESKS } from '../world/content/desks.ts'

export const calls = [
  serve(listChatModels, ({ query: { language } }) =>
    DESKS.map(({ id, name, topic, online }) => ({
      id,
      name: name[language],
      topic: topic[language],
      online,
    })),
  ),

  serve(launchChat, ({ body: { modelId, language }, merchant, origin }) => {
    const desk = DESKS.find(({ id }) => id === modelId) ?? refuse('not_found')
    if (!desk.online) refuse('chat_offline')
    return { chatUrl: chatAddress(origin, merchant.brand, language, desk.id) }
  }),
]
