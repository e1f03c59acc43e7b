import { launchChat, listChatModels } from '#features/chat/api.ts'
import { chatAddress } from '#scripts/scenery/addresses.ts'
import { CallError } from '../http/call-error.ts'
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
    const desk = DESKS.find(({ id }) => id === modelId)
    if (!desk) throw new CallError(404, 'not_found', 'There is no such desk.')
    if (!desk.online) throw new CallError(409, 'chat_offline', 'Nobody is at this desk.')
    return { chatUrl: chatAddress(origin, merchant.brand, language, desk.id) }
  }),
]
