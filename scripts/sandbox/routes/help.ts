import { randomUUID } from 'node:crypto'
import { addFeedback, getHelpCenter } from '#features/help/api.ts'
import { asc, eq } from '../db/drizzle.ts'
import { feedback, helpTopics } from '../db/tables.ts'
import { serve } from '../http/serve.ts'
import { fillWords } from '../world/labels.ts'

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
]
