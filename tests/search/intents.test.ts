import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type LanguageCode } from '#core/locale/languages.ts'
import { indexGames, inTasks } from '#features/search/gameIndex.ts'
import { indexCategories, indexVendors, pick } from '#features/search/placeIndex.ts'
import { limitsOf } from '#features/search/limits.ts'
import { readGames, type IndexedGame } from '#features/search/indexedGames.ts'
import { SearchIndexSchema } from '#features/search/schema.ts'
import { search } from '#features/search/search.ts'
import type { SearchIndex } from '#features/search/searchIndex.ts'
import { isOffered } from '#parts/games/lanes.ts'
import { GAME_TYPES, type GameType } from '#parts/games/schema.ts'
import { createCatalogue } from '#scripts/sandbox/world/catalogue.ts'
import { addGames, emptyColumns, loadSpelling } from '#scripts/sandbox/world/search-index.ts'
import { VENDORS } from '#scripts/sandbox/world/vendors.ts'
import { INTENTS, type Wanted } from './intents.ts'

/** What a phone shows of the results without scrolling. */
const FIRST_SCREEN = { games: 6, providers: 3, categories: 3 }

/** Of all intents, this share must be met. */
const SHARE = 0.95

const catalogue = createCatalogue(1, 10_000)
  .filter(({ isGame }) => isGame === 'GAME')
  .toSorted((one, other) => one.rank - other.rank)
const english = new Map(catalogue.map(({ nodeId, names }) => [nodeId, names.EN]))

interface World {
  games: readonly IndexedGame[]
  limitOf: ReturnType<typeof limitsOf>
  index: SearchIndex
}
const worlds = new Map<LanguageCode, World>()

beforeAll(async () => {
  const spell = await loadSpelling()
  for (const language of LANGUAGE_CODES) {
    const columns = emptyColumns()
    addGames(columns, catalogue, language, 'THB', () => '', language === 'CN' ? spell : undefined)
    const games = await inTasks(readGames(v.parse(SearchIndexSchema, columns)!))
    worlds.set(language, {
      games,
      limitOf: limitsOf(games),
      index: await inTasks(indexGames(games, VENDORS)),
    })
  }
})

interface Brand {
  languages: readonly LanguageCode[]
  features: { lottery: boolean }
}
const readBrand = (id: string): Brand =>
  JSON.parse(readFileSync(new URL(`../../brands/${id}/brand.json`, import.meta.url), 'utf8'))

function isMet(
  typed: string,
  wanted: Wanted,
  { games, index, limitOf }: World,
  hidden: GameType[],
) {
  const { name, type, vendor, isNew, hot, trial, limit, category, provider } = wanted
  if (category) {
    const offered = GAME_TYPES.filter((each) => !hidden.includes(each))
    // Without what the page calls them, which only adds to what finds them.
    const names = indexCategories(offered.map((each) => ({ type: each, name: '' })))
    return pick(offered, names, typed).slice(0, FIRST_SCREEN.categories).includes(category)
  }
  if (provider) {
    return pick(VENDORS, indexVendors(VENDORS), typed)
      .slice(0, FIRST_SCREEN.providers)
      .some(({ code }) => code === provider)
  }
  const shown = search(index, typed)
    .items.map((place) => games[place]!)
    .filter(({ game }) => isOffered(game, { hidden }))
    .slice(0, FIRST_SCREEN.games)
  return (
    // One table of another limit is one too many.
    (!limit || shown.every((each) => limitOf(each) === limit)) &&
    shown.some(
      ({ game }) =>
        (!name || english.get(game.id)?.includes(name)) &&
        (!type || game.type === type) &&
        (!vendor || game.vendor === vendor) &&
        (!isNew || game.isNew) &&
        (!hot || game.hot) &&
        (!trial || game.trial),
    )
  )
}

describe.each(['suvarna', 'larkmoor'])('at %s, with 10,000 games', (id) => {
  const { languages, features } = readBrand(id)
  const hidden: GameType[] = features.lottery ? [] : ['LOTT', 'ELOTT']
  const isLottery = ({ type, category, name = '' }: Wanted) =>
    [type, category].includes('LOTT') || /Hanoi|Draw|Yeekee/.test(name)
  const asked = INTENTS.filter(
    ([language, , wanted]) =>
      languages.includes(language) && (features.lottery || !isLottery(wanted)),
  )

  test('nearly every search text lists the game that players mean by it on the first screen', () => {
    const missed = asked.filter(
      ([language, typed, wanted]) => !isMet(typed, wanted, worlds.get(language)!, hidden),
    )
    console.info(`${id}: ${asked.length - missed.length} of ${asked.length} intents`)
    expect(asked.length).toBeGreaterThan(60)
    expect(missed.length, missed.map(([, typed]) => typed).join(', ')).toBeLessThanOrEqual(
      asked.length * (1 - SHARE),
    )
  })
})
