import type { GAME_CLASSIFIES, GameType } from '#parts/games/schema.ts'
import { random, type Random } from '#scripts/scenery/random.ts'
import type { games as gamesTable } from '../../db/tables.ts'
import { type ListKey, listOf, wordsOf } from '../../content/texts.ts'
import { fillIn, mapWords, type Words } from '../../content/words.ts'
import { writeFoundBy } from './game-search.ts'
import { VENDORS, type VendorSeed } from './vendors.ts'

type Classify = (typeof GAME_CLASSIFIES)[number]
export type GameRow = typeof gamesTable.$inferInsert
type Draft = Pick<GameRow, 'names' | 'classify'>

/** Largest number of games in an invented catalogue: the number of different names. */
export const MAX_GAMES = 12_000

/** Kinds of the games in `games.tables` and `games.cards`, in their order. */
const KINDS = {
  'games.tables':
    'BACCARAT BACCARAT BACCARAT DRAGON_TIGER SICBO ROULETTE ROULETTE BLACKJACK FAN_TAN NIUNIU THREE_CARD_POKER ZJH',
  'games.cards':
    'NIUNIU ZJH THREE_CARD_POKER BACCARAT TABLE TABLE TABLE TABLE TABLE BLACKJACK DRAGON_TIGER SICBO',
}

const filed = (key: keyof typeof KINDS) =>
  listOf(key).map((name, index) => [KINDS[key].split(' ')[index] as Classify, name] as const)

const LIVE_GAMES = filed('games.tables')
const QUALITIES = listOf('games.qualities')

/** Joins an adjective and a noun in the order of each language. */
const qualify = (quality: Words, thing: Words) =>
  fillIn(wordsOf('games.qualified'), { quality, thing })

/** Joins two names, of which the second specifies the first. */
const join = (first: Words, second: Words) => fillIn(wordsOf('games.joined'), { first, second })

/** Share of games that a player may try for free, by category. */
const TRIALS: Partial<Record<GameType, number>> = { RNG: 0.75, FISH: 0.6, PVP: 0.4, BINGO: 0.5 }

/**
 * Creates the whole catalogue, which is the same for the same seed.
 *
 * @param count number of games; slots fill up what the other categories leave
 */
export function createCatalogue(seed: number, count: number): GameRow[] {
  const stream = random(`catalogue ${seed}`)
  const drafts = VENDORS.filter(({ type }) => type !== 'RNG').flatMap((vendor) =>
    draftVendor(vendor, seed).map((draft) => ({ vendor, draft })),
  )
  const studios = VENDORS.filter(({ type }) => type === 'RNG')
  for (const draft of draftSlots(count - drafts.length - LISTED.length, stream)) {
    // Squared, so that the first studios have the most games.
    const studio = studios[Math.floor(stream.next() ** 2 * studios.length)] as VendorSeed
    drafts.push({ vendor: studio, draft })
  }
  const rows = drafts.map(({ vendor, draft }, index) => toRow(vendor, draft, index, stream))
  rankByPopularity(rows, stream)
  return placeInLists([
    ...rows,
    ...LISTED.map((code, index) => toVendorTile(code, rows.length + index)),
  ])
}

/** Vendors that appear in lists of games as one tile, which opens the vendor's list. */
const LISTED = ['NLN', 'TLW', 'KPT', 'CDH', 'DPR', 'CRL', 'BLC', 'SFW']

function draftVendor({ code, type }: VendorSeed, seed: number): Draft[] {
  const stream = random(`${type} ${seed}`)
  const index = VENDORS.filter((vendor) => vendor.type === type).findIndex(
    (vendor) => vendor.code === code,
  )
  // Vendors of a category share one pool of names and each takes its own part, so that no name
  // appears twice.
  const deal = <Item>(pool: readonly Item[], size: number) =>
    pool.slice(index * size, (index + 1) * size)
  const all = (items: readonly Words[], classify: Classify): Draft[] =>
    items.map((names) => ({ names, classify }))
  const qualified = (items: readonly Words[]) => [
    ...shuffle(items, stream),
    ...shuffle(
      QUALITIES.flatMap((quality) => items.map((item) => qualify(quality, item))),
      stream,
    ),
  ]
  switch (type) {
    case 'LIVE':
    case 'BG':
      return draftTables(
        type === 'BG' ? 'X' : String.fromCharCode(65 + index),
        random(`${code} ${seed}`),
      )
    case 'PVP':
      return deal(shuffle(filed('games.cards').flatMap(seatAtLevels), stream), 18)
    case 'FISH':
      return all(deal(qualified(listOf('games.hunts')), 12), 'FISHING')
    case 'BINGO':
      return all(deal(qualified(listOf('games.bingos')), 8), 'BINGO')
    case 'SPORTS':
      return all(deal(offers('games.sports'), 16), 'SPORTSBOOK')
    case 'ESPORTS':
      return all(deal(offers('games.esports'), 12), 'ESPORTSBOOK')
    case 'COCKFIGHT':
      return all(listOf('games.rings'), 'COCKFIGHT')
    default:
      return all(listOf(`games.${code}` as ListKey), 'LOTTERY')
  }
}

/**
 * Lists the games of sports and e-sports vendors for each market; every vendor has two of its own.
 */
const offers = (markets: 'games.sports' | 'games.esports') =>
  listOf('games.books').flatMap((book) => listOf(markets).map((sport) => fillIn(book, { sport })))

const seatAtLevels = ([classify, game]: readonly [Classify, Words]): Draft[] =>
  listOf('games.levels').map((level) => ({ names: join(game, level), classify }))

/** Invents live tables: a game, its room and the table's number. */
function draftTables(letter: string, stream: Random): Draft[] {
  const tables = LIVE_GAMES.flatMap(([classify, game]) =>
    shuffle(listOf('games.rooms'), stream)
      .slice(0, classify === 'BACCARAT' ? 4 : 1)
      .map((room) => ({ classify, names: join(game, room) })),
  )
  return shuffle(tables, stream)
    .slice(0, stream.whole(12, 20))
    .map(({ classify, names }, index) => ({
      classify,
      names: mapWords(names, (name) => `${name} ${letter}${index + 1}`),
    }))
}

function draftSlots(count: number, stream: Random): Draft[] {
  const tables = QUALITIES.flatMap((quality) =>
    LIVE_GAMES.map(([classify, game]) => ({ names: qualify(quality, game), classify })),
  )
  const slots = [...shuffle(listShortNames(), stream), ...shuffle(listLongNames(), stream)]
  const tableCount = Math.min(Math.round(count * 0.06), tables.length)
  return shuffle(
    [
      ...shuffle(tables, stream).slice(0, tableCount),
      ...slots
        .slice(0, count - tableCount)
        .map((names): Draft => ({ names, classify: 'SLOT' satisfies Classify })),
    ],
    stream,
  )
}

function toRow(
  vendor: VendorSeed,
  { names, classify }: Draft,
  index: number,
  stream: Random,
): GameRow {
  return {
    nodeId: String(100_001 + index),
    names,
    foundBy: writeFoundBy(names),
    type: vendor.type,
    vendor: vendor.code,
    code: `${vendor.code}-${(index + 1296).toString(36).toUpperCase()}`,
    isGame: 'GAME',
    classify,
    hot: false,
    isNew: stream.chance(0.08),
    trial: stream.chance(TRIALS[vendor.type] ?? 0),
    rank: 0,
    position: 0,
  }
}

function toVendorTile(code: string, index: number): GameRow {
  const vendor = VENDORS.find((candidate) => candidate.code === code) as VendorSeed
  const { name } = vendor
  const classify = ({ FISH: 'FISHING', BINGO: 'BINGO', PVP: 'TABLE' } as const)[
    vendor.type as 'FISH'
  ]
  const row = toRow(
    vendor,
    { names: { EN: name }, classify: classify ?? 'SLOT' },
    index,
    random(code),
  )
  return { ...row, isGame: 'VASSALAGE', isNew: false, trial: false, rank: 12 + index }
}

/**
 * Ranks all games, those of the best known vendors first, and marks the top twentieth of each
 * category as hot.
 */
function rankByPopularity(rows: GameRow[], stream: Random): void {
  const famous = new Set(VENDORS.filter(({ hot }) => hot).map(({ code }) => code))
  const order = rows
    .map((row) => ({ row, weight: stream.next() * (famous.has(row.vendor) ? 0.6 : 1) }))
    .toSorted((one, other) => one.weight - other.weight)
  const byType = Map.groupBy(order, ({ row }) => row.type)
  order.forEach(({ row }, rank) => {
    row.rank = rank
  })
  for (const ranked of byType.values()) {
    const hot = Math.max(1, Math.round(ranked.length / 20))
    for (const { row } of ranked.slice(0, hot)) row.hot = true
  }
}

/** Numbers the rows by their position in lists. */
function placeInLists(rows: GameRow[]): GameRow[] {
  const order = rows.toSorted(
    (one, other) => Number(other.isNew) - Number(one.isNew) || one.rank - other.rank,
  )
  order.forEach((row, position) => {
    row.position = position
  })
  return rows
}

/** Lists every two-part name of a slot, each once. */
function listShortNames(): Words[] {
  const placed = wordsOf('games.placed')
  const [places, turns] = [listOf('games.places'), listOf('games.turns')]
  return listOf('games.subjects').flatMap((thing) => [
    ...QUALITIES.map((quality) => qualify(quality, thing)),
    ...places.map((place) => fillIn(placed, { thing, place })),
    ...turns.map((turn) => join(thing, turn)),
  ])
}

/** Lists every three-part name, for catalogues that need more names. */
function listLongNames(): Words[] {
  const turns = listOf('games.turns')
  return listOf('games.subjects').flatMap((subject) =>
    QUALITIES.flatMap((quality) => turns.map((turn) => join(qualify(quality, subject), turn))),
  )
}

/** Returns a shuffled copy (Fisher–Yates); the original keeps its order. */
function shuffle<Item>(items: readonly Item[], stream: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = stream.whole(0, last)
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}
