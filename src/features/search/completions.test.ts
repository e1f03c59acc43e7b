import { describe, expect, it } from 'vitest'
import { completions } from './completions.ts'
import type { IndexedGame } from './indexedGames.ts'

const game = (name: string, english = '') =>
  ({ game: { name }, english, keys: [] }) as unknown as IndexedGame

describe('what a text is on the way to', () => {
  it.each([
    ['dra', ['Dragon'], ['Dragon Tiger', 'Golden Dragon', 'Fire']],
    ['dragon', ['Dragon Tiger'], ['Dragon Tiger', 'Golden Dragon', 'Dragon Tiger VIP']],
    ['dragon', ['Dragon Rush'], ['Dragon of the Nile', 'Dragon Rush']],
    ['dragon ti', ['Dragon Tiger'], ['Dragon Tiger VIP']],
    ['rong h', ['Rồng Hổ'], ['Rồng Hổ Trường Quay']],
    ['바칼', ['바카라'], ['바카라 선라이즈']],
    ['tiger', [], ['Dragon Tiger']],
    ['มัง', [], ['มังกรทอง']],
    ['d', [], ['Dragon']],
  ])('the search suggests for the text “%s” the completions %j', (typed, texts, names) => {
    expect(
      completions(
        names.map((name) => game(name)),
        typed,
      ),
    ).toEqual(texts)
  })

  it('the search suggests completions also from English game names', () => {
    expect(completions([game('เสือมังกร', 'Dragon Tiger')], 'dragon t')).toEqual(['Dragon Tiger'])
  })
})
