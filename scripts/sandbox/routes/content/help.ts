import { getHelpCenter } from '#parts/content/help/api.ts'
import { fillWords } from '../../content/fill.ts'
import { serve } from '../../http/serve.ts'
import { HELP_TOPICS } from '../../world/content/help.ts'
import { isOffered } from '../../world/offered.ts'

export const calls = [
  serve(getHelpCenter, ({ query, merchant: { brand } }) => {
    const inWords = ({ id, title, content }: (typeof HELP_TOPICS)[0]['questions'][0]) => ({
      id,
      title: fillWords(title, brand, query.lang),
      content: fillWords(content, brand, query.lang),
    })
    return HELP_TOPICS.map(({ group, questions, ...topic }) => ({
      ...inWords(topic),
      group,
      questions: questions.filter(isOffered(brand)).map(inWords),
    }))
  }),
]
