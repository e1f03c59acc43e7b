import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inTasks } from './gameIndex.ts'
import { readGames } from './indexedGames.ts'
import { SearchIndexSchema } from './schema.ts'

async function read(columns: object) {
  const parsed = v.parse(SearchIndexSchema, {
    nodeId: ['1', '2', '3', '4'],
    nodeName: ['Dragon Tiger', '', 'x'.repeat(5000), 'Koi'],
    gameType: ['LIVE', 'RNG', 'RNG', 'ADDED_LATER'],
    vassalage: ['GSL', 'CPL', 'CPL', 'CPL'],
    closed: [],
    ...columns,
  })
  return await inTasks(readGames(parsed!))
}

describe('the index that the gateway sends', () => {
  it('the game search leaves out games that lack a name or category in the index', async () => {
    expect((await read({})).map(({ game }) => game.name)).toEqual(['Dragon Tiger'])
  })

  it('the game search reads an index with missing or malformed optional columns', async () => {
    expect(await read({ isNew: 'no', keys: [7], englishName: null, showIcon: {} })).toMatchObject([
      { game: { id: '1', isNew: false, icon: '' }, english: '', keys: [] },
    ])
  })

  it('the search index marks closed games and contains other spellings of game names', async () => {
    const closed = [{ nodeId: '1', status: 'RESTRICTED' }, { nodeId: '2' }]
    expect(await read({ closed, keys: ['long hu\nlh'] })).toMatchObject([
      { game: { closed: { why: 'restricted' } }, keys: ['long hu', 'lh'] },
    ])
  })

  it('the search index is null if the gateway sends none', () => {
    expect(v.parse(SearchIndexSchema, null)).toBeNull()
  })
})
