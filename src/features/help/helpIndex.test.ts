import { describe, expect, it } from 'vitest'
import { termsOf } from '#lib/textSearch.ts'
import { findPlace, indexHelp, searchHelp, type HelpTopic } from './helpIndex.ts'

const topic = (id: string, title: string, content: string, more: Partial<HelpTopic> = {}) => ({
  id,
  title,
  content,
  group: 'start' as const,
  questions: [],
  ...more,
})
const TOPICS: HelpTopic[] = [
  topic('fees', 'Fees', 'A withdrawal is free; <b>your bank</b> may ask for a fee.'),
  topic('withdraw', 'How to withdraw', 'Bind a bank account.', {
    questions: [{ id: 'late', title: 'My withdrawal is late', content: 'Banks rest at night.' }],
  }),
]
const strip = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')
const search = (typed: string) => searchHelp(indexHelp(TOPICS, strip), termsOf(typed))

describe('a place of the help center', () => {
  it('the hash of a help center address names a topic, or one of its questions', () => {
    expect(findPlace(TOPICS, 'fees')).toEqual({ topic: TOPICS[0] })
    expect(findPlace(TOPICS, 'late')).toMatchObject({
      topic: { id: 'withdraw' },
      question: { id: 'late' },
    })
    expect(findPlace(TOPICS, 'nothing')).toBeUndefined()
  })
})

describe('a search in the help center', () => {
  it('the help search finds texts with all typed words, matching titles first', () => {
    expect(search('withdrawal').map(({ anchor }) => anchor)).toEqual(['late', 'fees'])
    expect(search('bank night').map(({ anchor }) => anchor)).toEqual(['late'])
    expect(search('bank nothing')).toEqual([])
    expect(search(' ')).toEqual([])
  })

  it('the help search ignores tone marks and marks the words as they are written', () => {
    const topics = [topic('tables', 'กติกาบาคาร่า', 'เปิดโต๊ะแบล็คแจ็คได้ทั้งวัน')]
    const [find] = searchHelp(indexHelp(topics, strip), termsOf('บาคารา แบล็กแจ็ก'))
    const marked = [...(find?.title ?? []), ...(find?.excerpt ?? [])].filter(({ found }) => found)
    expect(marked.map(({ text }) => text)).toEqual(['บาคาร่า', 'แบล็คแจ็ค'])
  })

  it('a question found by the help search shows its topic and an excerpt', () => {
    const [late] = search('LATE')
    expect(late).toMatchObject({ within: 'How to withdraw' })
    expect(late?.title).toEqual([
      { text: 'My withdrawal is ', found: false },
      { text: 'late', found: true },
    ])
    const [fees] = search('free')
    expect(fees?.excerpt.filter(({ found }) => found)).toEqual([{ text: 'free', found: true }])
  })
})
