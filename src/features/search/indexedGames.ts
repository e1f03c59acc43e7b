import * as v from 'valibot'
import { AmountSchema } from '#core/contract/values.ts'
import { GAME_TYPES, type Game, type GameType } from '#parts/games/schema.ts'
import type { SearchColumns } from './schema.ts'

/** A game with all the data by which it can be found. */
export interface IndexedGame {
  game: Game
  /** English name of the game; empty if it is the displayed name. */
  english: string
  /**
   * Lowest bet of the game, which is only compared to those of other games; undefined if it is
   * unknown.
   */
  minBet?: number | undefined
  /** Other ways to write the game's name, such as the pinyin of a Chinese name. */
  keys: readonly string[]
}

/** Longest name of a game, the same bound as in `NameSchema`. */
const LONGEST_NAME = 300

const TYPES: ReadonlySet<string | undefined> = new Set(GAME_TYPES)
const textAt = (column: readonly string[] | undefined, at: number) => column?.[at] ?? ''

const isName = (text: string) => text !== '' && text.length <= LONGEST_NAME

const readBet = (text: string) => (v.is(AmountSchema, text) ? Number(text) : undefined)

/** Number of games that one step reads from the index's columns. */
const STEP = 100

/**
 * Reads the games from the index's columns, in steps, because there may be ten thousand. A game
 * without an id, a name or a category is left out.
 */
export function* readGames(columns: SearchColumns): Generator<undefined, IndexedGame[]> {
  const closed = new Map(columns.closed.map((each) => [each.nodeId, each]))
  const games: IndexedGame[] = []
  for (let at = 0; at < columns.nodeId.length; at += 1) {
    if (at % STEP === STEP - 1) yield
    const id = textAt(columns.nodeId, at)
    const name = textAt(columns.nodeName, at).trim()
    const type = columns.gameType[at]
    if (!id || !isName(name) || !TYPES.has(type)) continue
    const shut = closed.get(id)
    const english = textAt(columns.englishName, at)
    const keys = textAt(columns.keys, at)
    games.push({
      game: {
        id,
        name,
        type: type as GameType,
        vendor: textAt(columns.vassalage, at),
        vendorName: undefined,
        code: textAt(columns.gameCode, at),
        opensVendor: false,
        classify: textAt(columns.gameClassify, at) || undefined,
        icon: textAt(columns.showIcon, at),
        hot: columns.isHot?.[at] === 1,
        isNew: columns.isNew?.[at] === 1,
        trial: columns.supportPlay?.[at] === 0,
        closed:
          shut &&
          (shut.status === 'RESTRICTED'
            ? { why: 'restricted' }
            : { why: 'maintenance', endsAt: shut.maintenanceEndsAt }),
      },
      minBet: readBet(textAt(columns.minBet, at)),
      english: isName(english) ? english : '',
      keys: isName(keys) ? keys.split('\n') : [],
    })
  }
  return games
}
