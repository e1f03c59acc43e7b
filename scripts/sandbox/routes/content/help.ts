import { getHelpCenter } from '#parts/content/help/api.ts'
import { asc, eq } from '../../db/drizzle.ts'
import { helpTopics, type Words } from '../../db/tables.ts'
import { serve } from '../../http/serve.ts'
import { fillWords } from '../../world/labels.ts'
import { isOffered } from '../../world/offered.ts'

export const calls = [
  serve(getHelpCenter, ({ query, merchant, db }) => {
    const { brand } = merchant
    const fill = (words: Words) => fillWords(words, brand, query.lang)
    const inWords = ({ id, title, content }: { id: string; title: Words; content: Words }) => ({
      id,
      title: fill(title),
      content: fill(content),
    })
    return db
      .select({
        id: helpTopics.id,
        group: helpTopics.group,
        title: helpTopics.title,
        content: helpTopics.content,
        questions: helpTopics.questions,
      })
      .from(helpTopics)
      .where(eq(helpTopics.merchant, merchant.code))
      .orderBy(asc(helpTopics.position))
      .all()
      .map(({ group, questions, ...topic }) => ({
        ...inWords(topic),
        group,
        questions: questions.filter(isOffered(brand)).map(inWords),
      }))
  }),
]
