import { expect, it } from 'vitest'
import { joinList } from './lists.ts'

it.each([
  ['th', ['สล็อต 20%', 'ยิงปลา 50%'], 'สล็อต 20% และ ยิงปลา 50%'],
  ['th', ['1%', '2%', '3%'], '1% 2% และ 3%'],
  ['th', ['20%'], '20%'],
  ['en', ['Slots 20%', 'Fishing 50%'], 'Slots 20% and Fishing 50%'],
  ['vi', ['20%', '50%'], '20% và 50%'],
  ['zh-Hans', ['20%', '50%'], '20%和50%'],
])('a list in the language %s of %j is written as %s', (locale, texts, written) => {
  expect(joinList(texts, locale)).toBe(written)
})
