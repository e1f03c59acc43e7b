import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as facetWords from '#features/search/facetWords.ts'
import { indexGames, inTasks } from '#features/search/gameIndex.ts'
import { readGames } from '#features/search/indexedGames.ts'
import { limitsOf } from '#features/search/limits.ts'
import { SearchIndexSchema } from '#features/search/schema.ts'
import { search } from '#features/search/search.ts'
import { createCatalogue } from '#scripts/sandbox/world/catalogue.ts'
import { addGames, emptyColumns } from '#scripts/sandbox/world/search-index.ts'
import { VENDORS } from '#scripts/sandbox/world/vendors.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { SITE_PAGES } from '#features/search/pages.ts'
import { indexNamed, pick } from '#features/search/placeIndex.ts'
import { areWanted, INTENTS } from '#support/intents.ts'
import { messagesOf } from '#support/words.ts'

/** How many games a phone shows without scrolling. */
const IN_VIEW = 6

test('among 10,000 games, the ones that an English text means are the first', async () => {
  const catalogue = createCatalogue(1, 10_000)
    .filter(({ isGame }) => isGame === 'GAME')
    .toSorted((one, other) => one.rank - other.rank)
  const columns = emptyColumns()
  addGames(columns, catalogue, 'EN', 'THB', () => '', undefined)
  const games = await inTasks(readGames(v.parse(SearchIndexSchema, columns)!))
  const index = await inTasks(indexGames(games, VENDORS, facetWords))
  const limitOf = limitsOf(games)
  const asked = INTENTS.filter(
    ([language, , { page, category, provider, promotion, help }]) =>
      language === 'EN' && !page && !category && !provider && !promotion && !help,
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

test.each(LANGUAGE_CODES)(
  'in %s, the page that a text means is the first of the pages',
  (language) => {
    const messages = messagesOf(language)
    const named = SITE_PAGES.map(({ title, words }) => ({
      name: messages.get(title.id)!,
      words: messages.get(words.id)!.split(','),
    }))
    const index = indexNamed(named)
    const asked = INTENTS.filter(([of, , { page }]) => of === language && page)
    const first = (text: string) => pick(SITE_PAGES, index, text).items[0]?.path
    expect(asked.map(([, text]) => [text, first(text)])).toEqual(
      asked.map(([, text, { page }]) => [text, page]),
    )
    expect(asked.length).toBeGreaterThan(2)
  },
)
