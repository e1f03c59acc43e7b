import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { clearSearchesAtom, keepSearchAtom, recentSearchesAtom } from './recents.ts'

test('the last six searched texts are kept, each once, until they are cleared', () => {
  const store = createStore()
  const keep = (...texts: string[]) => texts.forEach((text) => store.set(keepSearchAtom, text))
  const kept = () => store.get(recentSearchesAtom)
  keep('dragon', ' rong   ho ', 'x', 'new slots', 'ㅂㅋㄹ', 'x'.repeat(61), 'Dragon')
  expect(kept()).toEqual(['Dragon', 'ㅂㅋㄹ', 'new slots', 'rong ho'])
  keep('five', 'six', 'seven')
  expect(kept()).toEqual(['seven', 'six', 'five', 'Dragon', 'ㅂㅋㄹ', 'new slots'])
  store.set(clearSearchesAtom)
  expect(kept()).toEqual([])
})
