import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SearchIndexSchema } from './schema.ts'

const read = (columns: object) =>
  v.parse(SearchIndexSchema, {
    nodeId: ['1', '2', '3', '4'],
    nodeName: ['Dragon Tiger', '', 'x'.repeat(5000), 'Koi'],
    gameType: ['LIVE', 'RNG', 'RNG', 'ADDED_LATER'],
    vassalage: ['GSL', 'CPL', 'CPL', 'CPL'],
    closed: [],
    ...columns,
  })

describe('the index that the gateway sends', () => {
  it('is read without the games that lack a name or a category', () => {
    expect(read({})?.map(({ game }) => game.name)).toEqual(['Dragon Tiger'])
  })

  it('may lack every column that a search can do without, or have a wrong one', () => {
    expect(read({ isNew: 'no', keys: [7], englishName: null, showIcon: {} })).toMatchObject([
      { game: { id: '1', isNew: false, icon: '' }, english: '', keys: [] },
    ])
  })

  it('tells which games are closed, and other ways to write a name', () => {
    const closed = [{ nodeId: '1', status: 'RESTRICTED' }, { nodeId: '2' }]
    expect(read({ closed, keys: ['long hu\nlh'] })).toMatchObject([
      { game: { closed: { why: 'restricted' } }, keys: ['long hu', 'lh'] },
    ])
  })

  it('is null if there is none', () => {
    expect(v.parse(SearchIndexSchema, null)).toBeNull()
  })
})
