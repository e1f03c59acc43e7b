import { randomUUID } from 'node:crypto'
import { asc, eq } from '../db/drizzle.ts'
import { addFeedback, getHelpCenter, launchChat, listChatModels } from '#features/chat/api.ts'
import { chatAddress } from '#scripts/scenery/addresses.ts'
import { feedback, helpTopics } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { DESKS } from '../world/desks.ts'
import { fillWords } from '../world/words.ts'

export const calls = [
  serve(getHelpCenter, ({ query, merchant, db }) => {
    const { brand } = merchant
    const filling = {
      brand: brand.name,
      currency: brand.currency,
      domain: brand.domains[0] as string,
      language: query.lang,
    }
    return db
      .select()
      .from(helpTopics)
      .where(eq(helpTopics.merchant, merchant.code))
      .orderBy(asc(helpTopics.position))
      .all()
      .map(({ id, title, content }) => ({
        id,
        title: fillWords(title, filling),
        content: fillWords(content, filling),
      }))
  }),

  serve(addFeedback, ({ body, player, merchant, now, db }) => {
    const id = randomUUID()
    db.insert(feedback)
      .values({
        id,
        merchant: merchant.code,
        username: player?.username ?? null,
        ...body,
        createdAt: now.getTime(),
      })
      .run()
    return { id }
  }),

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
