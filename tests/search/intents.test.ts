import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as facetWords from '#features/search/facetWords.ts'
import { indexGames, inTasks } from '#features/search/gameIndex.ts'
import { readGames } from '#features/search/indexedGames.ts'
import { limitsOf } from '#features/search/limits.ts'
import { SearchIndexSchema } from '#features/search/schema.ts'
import { search } from '#features/search/search.ts'
import { createIndex } from '#features/search/searchIndex.ts'
import { createCatalogue } from '#scripts/sandbox/world/play/catalogue.ts'
import {
  addGames,
  emptyColumns,
  loadSpelling,
} from '#scripts/sandbox/world/content/search-index.ts'
import { VENDORS } from '#scripts/sandbox/world/play/vendors.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { brandRoutes } from '#app/features.ts'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import { listOffered, loadNames } from '#core/navigation/offers.ts'
import { namePages } from '#features/search/pages.ts'
import { CUSTOMER_SERVICE, PAGE_WORDS } from '#features/search/pageWords.ts'
import { indexNamed, pick } from '#features/search/placeIndex.ts'
import { INTENTS, SHARE } from '#support/intents.ts'
import { areWanted } from '#support/wanted.ts'
import { messagesOf } from '#support/words.ts'

/** Number of results that a phone shows without scrolling. */
const IN_VIEW = 6

async function readIndex(size: number, language: LanguageCode) {
  const catalogue = createCatalogue(1, size)
    .filter(({ isGame }) => isGame === 'GAME')
    .toSorted((one, other) => one.rank - other.rank)
  const columns = emptyColumns()
  const spell = language === 'CN' ? await loadSpelling() : undefined
  addGames(columns, catalogue, language, 'THB', () => '', spell)
  const games = await inTasks(readGames(v.parse(SearchIndexSchema, columns)!))
  return { games, index: await inTasks(indexGames(games, VENDORS, facetWords)) }
}

test.each(LANGUAGE_CODES)(
  'a search among 10,000 games in %s lists the intended games first',
  async (language) => {
    const { games, index } = await readIndex(10_000, language)
    const limitOf = limitsOf(games)
    const asked = INTENTS.filter(
      ([of, , { page, category, provider, promotion, help }]) =>
        of === language && !page && !category && !provider && !promotion && !help,
    )
    const missed = asked.filter(([, typed, wanted]) => {
      const first = search(index, typed).items.slice(0, IN_VIEW)
      return !areWanted(
        first.map((place) => games[place]!),
        wanted,
        limitOf,
      )
    })
    expect(asked.length).toBeGreaterThan(15)
    expect(
      1 - missed.length / asked.length,
      `Missed: ${missed.map(([, typed]) => typed).join(', ')}`,
    ).toBeGreaterThanOrEqual(SHARE)
  },
)

/** Lists the pages that the search offers a visitor of a brand with all features. */
async function listPages() {
  const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true]))
  const routes = brandRoutes({ features })
  const offered = listOffered(routes, 'search', {
    identity: 'visitor',
    isOfficeAgent: false,
    isVip: false,
    hasMirrors: true,
    off: [],
  })
  return [...namePages(offered, PAGE_WORDS, await loadNames(routes)), CUSTOMER_SERVICE]
}

test.each(LANGUAGE_CODES)(
  'a search in %s for words of a page lists that page first',
  async (language) => {
    const messages = messagesOf(language)
    const pages = await listPages()
    const named = pages.map(({ title, words }) => ({
      name: messages.get(title.id)!,
      words: words ? messages.get(words.id)!.split(',') : [],
    }))
    const index = indexNamed(named)
    const asked = INTENTS.filter(([of, , { page }]) => of === language && page)
    const first = (text: string) => pick(pages, index, text).items[0]?.path
    expect(asked.map(([, text]) => [text, first(text)])).toEqual(
      asked.map(([, text, { page }]) => [text, page]),
    )
    expect(asked.length).toBeGreaterThan(2)
  },
)

test('a search for the name of a category finds that category’s games first', async () => {
  const { games, index } = await readIndex(1500, 'VI')
  const typesOf = (text: string) => [
    ...new Set(search(index, text).items.map((place) => games[place]!.game.type)),
  ]
  expect(typesOf('bắn cá')).toEqual(['FISH'])
  expect(typesOf('ban ca')).toEqual(['FISH'])
  expect(typesOf('da ga')).toEqual(['COCKFIGHT'])
})

test('a search lists names with exactly the typed accents before other names', () => {
  const names = ['Rong Bien', 'Rộng Mở', 'Rồng Vàng', 'Hồ Rồng']
  const index = createIndex(names.map((name) => ({ names: [name], facets: [] })))
  const found = (text: string) => search(index, text).items.map((place) => names[place])
  expect(found('rồng')).toEqual(['Rồng Vàng', 'Rong Bien', 'Rộng Mở', 'Hồ Rồng'])
  expect(found('RỒNG'.normalize('NFD'))).toEqual(found('rồng'))
  expect(found('rong')).toEqual(['Rong Bien', 'Rộng Mở', 'Rồng Vàng', 'Hồ Rồng'])
})
