import * as v from 'valibot'
import { expect, test } from 'vitest'
import { indexGames, inTasks } from '#features/search/gameIndex.ts'
import { readGames } from '#features/search/indexedGames.ts'
import { limitsOf } from '#features/search/limits.ts'
import { SearchIndexSchema } from '#features/search/schema.ts'
import { search } from '#features/search/search.ts'
import { createCatalogue } from '#scripts/sandbox/world/catalogue.ts'
import { addGames, emptyColumns } from '#scripts/sandbox/world/search-index.ts'
import { VENDORS } from '#scripts/sandbox/world/vendors.ts'
import { areWanted, INTENTS } from '#support/intents.ts'

/** How many games a phone shows without scrolling. */
const IN_VIEW = 6

test('among 10,000 games, the ones that an English text means are the first', async () => {
  const catalogue = createCatalogue(1, 10_000)
    .filter(({ isGame }) => isGame === 'GAME')
    .toSorted((one, other) => one.rank - other.rank)
  const columns = emptyColumns()
  addGames(columns, catalogue, 'EN', 'THB', () => '', undefined)
  const games = await inTasks(readGames(v.parse(SearchIndexSchema, columns)!))
  const index = await inTasks(indexGames(games, VENDORS))
  const limitOf = limitsOf(games)
  const asked = INTENTS.filter(
    ([language, , { category, provider, promotion, help }]) =>
      language === 'EN' && !category && !provider && !promotion && !help,
  )
  const missed = asked.filter(([, typed, wanted]) => {
    const first = search(index, typed).items.slice(0, IN_VIEW)
    return !areWanted(
      first.map((place) => games[place]!),
      wanted,
      limitOf,
    )
  })
  expect(asked.length).toBeGreaterThan(30)
  expect(missed.map(([, typed]) => typed)).toEqual([])
})
