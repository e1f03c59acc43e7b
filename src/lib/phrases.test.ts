import { expect, test } from 'vitest'
import { joinFacts, joinSentences } from './phrases.ts'

test.each<[sentences: (string | false | null)[], text: string]>([
  [['It ends now.', 'It pays nothing.'], 'It ends now. It pays nothing.'],
  [['现在结束。', '不再支付。'], '现在结束。不再支付。'],
  [['สิ้นสุดทันที', 'ไม่มีการจ่าย'], 'สิ้นสุดทันที ไม่มีการจ่าย'],
  [['Loading…', 'It is called “Gold”', 'Wait.'], 'Loading… It is called “Gold” Wait.'],
  [[null, 'It ends now.', false, ''], 'It ends now.'],
  [[], ''],
])('the sentences %j are joined as their language writes them', (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text)
})

test('facts on one line are set apart, and missing ones are left out', () => {
  expect(joinFacts('LINE', undefined, '3 Dec')).toBe('LINE · 3 Dec')
})
