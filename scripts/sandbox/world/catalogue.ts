import { LANGUAGE_CODES, type LanguageCode } from '#core/locale/languages.ts'
import type { GameType } from '#parts/games/schema.ts'
import { random, type Random } from '#scripts/scenery/random.ts'
import type { games as gamesTable, Words } from '../db/tables.ts'
import { writeFoundBy } from './game-search.ts'
import { BINGOS, HUNTS, LOTTERIES, RINGS } from './lottery-words.ts'
import { join, listLongNames, listShortNames, qualify } from './slot-names.ts'
import { QUALITIES } from './slot-words.ts'
import {
  BOOKS,
  CARD_GAMES,
  type Classify,
  ESPORTS,
  LEVELS,
  LIVE_GAMES,
  ROOMS,
  SPORTS,
} from './table-words.ts'
import { VENDORS, type VendorSeed } from './vendors.ts'

export type GameRow = typeof gamesTable.$inferInsert
type Draft = Pick<GameRow, 'names' | 'classify'>

/** How many games an invented catalogue may have: as many as there are different names. */
export const MAX_GAMES = 12_000

/** Share of games that a player may try for free, by category. */
const TRIALS: Partial<Record<GameType, number>> = { RNG: 0.75, FISH: 0.6, PVP: 0.4, BINGO: 0.5 }

/**
 * The whole catalogue, the same for the same seed.
 *
 * @param count how many games; slots make up what the other categories do not
 */
export function createCatalogue(seed: number, count: number): GameRow[] {
  const stream = random(`catalogue ${seed}`)
  const drafts = VENDORS.filter(({ type }) => type !== 'RNG').flatMap((vendor) =>
    draftVendor(vendor, seed).map((draft) => ({ vendor, draft })),
  )
  const studios = VENDORS.filter(({ type }) => type === 'RNG')
  for (const draft of draftSlots(count - drafts.length - LISTED.length, stream)) {
    // Squared, so that the first studios are the big ones.
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

/** Vendors that appear among games as one tile that opens their list. */
const LISTED = ['NLN', 'TLW', 'KPT', 'CDH', 'DPR', 'CRL', 'BLC', 'SFW']

function draftVendor({ code, type }: VendorSeed, seed: number): Draft[] {
  const stream = random(`${type} ${seed}`)
  const index = VENDORS.filter((vendor) => vendor.type === type).findIndex(
    (vendor) => vendor.code === code,
  )
  // Vendors of a category share one pool and each takes its own part, so that no name comes twice.
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
      return deal(shuffle(CARD_GAMES.flatMap(seatAtLevels), stream), 18)
    case 'FISH':
      return all(deal(qualified(HUNTS), 12), 'FISHING')
    case 'BINGO':
      return all(deal(qualified(BINGOS), 8), 'BINGO')
    case 'SPORTS':
      return all(
        deal(
          BOOKS.flatMap((book) => SPORTS.map((sport) => fill(book, sport))),
          16,
        ),
        'SPORTSBOOK',
      )
    case 'ESPORTS':
      return all(
        deal(
          BOOKS.flatMap((book) => ESPORTS.map((title) => fill(book, title))),
          12,
        ),
        'ESPORTSBOOK',
      )
    case 'COCKFIGHT':
      return all(RINGS, 'COCKFIGHT')
    default:
      return all(LOTTERIES[code] ?? [], 'LOTTERY')
  }
}

const seatAtLevels = ([classify, game]: (typeof CARD_GAMES)[number]): Draft[] =>
  LEVELS.map((level) => ({ names: join(game, level), classify }))

/** Live tables: a game, its room and the table's number, as croupiers call them. */
function draftTables(letter: string, stream: Random): Draft[] {
  const tables = LIVE_GAMES.flatMap(([classify, game]) =>
    shuffle(ROOMS, stream)
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
    { names: sameWords(name), classify: classify ?? 'SLOT' },
    index,
    random(code),
  )
  return { ...row, isGame: 'VASSALAGE', isNew: false, trial: false, rank: 12 + index }
}

/** Ranks all games, the best known vendors ahead, and calls the top twentieth of each category hot. */
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

/** Numbers the rows by their place in lists. */
function placeInLists(rows: GameRow[]): GameRow[] {
  const order = rows.toSorted(
    (one, other) => Number(other.isNew) - Number(one.isNew) || one.rank - other.rank,
  )
  order.forEach((row, position) => {
    row.position = position
  })
  return rows
}

const sameWords = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text])) as Words

function fill(template: Words, words: Words): Words {
  return mapWords(template, (text, language) => text.replace('{}', words[language]))
}

function mapWords(words: Words, change: (text: string, language: LanguageCode) => string): Words {
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, change(words[language], language)]),
  ) as Words
}

/** Fisher-Yates over a copy. */
function shuffle<Item>(items: readonly Item[], stream: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = stream.whole(0, last)
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}
