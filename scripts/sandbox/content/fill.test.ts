import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { makeBrand } from '#support/sites.ts'
import { wordsOf } from '#support/words.ts'
import { ANNOUNCEMENTS } from '../world/content/announcements.ts'
import { BANNERS } from '../world/content/banners.ts'
import { HELP_TOPICS } from '../world/content/help.ts'
import { fillWords } from './fill.ts'

const brand = makeBrand('lotus')

describe.each(LANGUAGE_CODES)('the sandbox’s texts in %s', (language) => {
  const words = wordsOf(language)
  const fill = (text: string) => fillWords({ EN: text }, brand, language)

  test('texts that the sandbox sends quote the site’s button labels word for word', () => {
    expect(fill('“{label:My account}”')).toBe(`“${words('My account')}”`)
    const context = 'free trial of a game'
    expect(fill(`{label:Try free|${context}}`)).toBe(words('Try free', { context }))
    expect(() => fill('{label:Try it}')).toThrow('Try it')
  })

  test('texts that the sandbox sends contain no unfilled placeholder', () => {
    const texts = [
      ...HELP_TOPICS.flatMap((topic) => [topic, ...topic.questions]).flatMap(
        ({ title, content }) => [title, content],
      ),
      ...ANNOUNCEMENTS.flatMap(({ title, content }) => [title, content]),
      ...BANNERS.flatMap(({ title, subtitle }) => [title, subtitle]),
    ]
    for (const text of texts) {
      expect(fillWords(text, brand, language)).not.toMatch(
        /\{(label|brand|amount|domain|age|email|if|end)/,
      )
    }
  })
})
