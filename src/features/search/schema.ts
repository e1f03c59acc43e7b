import * as v from 'valibot'
import { listOf, spare } from '#core/contract/tolerant.ts'
import { TimestampSchema, YesNoSchema } from '#core/contract/values.ts'
import { GAME_TYPES, GameTypeSchema, type Game, type GameType } from '#parts/games/schema.ts'

/** A game with all that it is found by. */
export interface IndexedGame {
  game: Game
  /** Its English name, if that differs. */
  english: string
  /** Other ways to write its name, such as the pinyin of a Chinese one. */
  keys: readonly string[]
}

/** A property of all games. Each value is read when its game is: a column has ten thousand. */
const columnOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.unknown(),
    v.metadata({ listOf: value }),
    v.transform((column): readonly unknown[] => (Array.isArray(column) ? column : [])),
  )
const TextColumn = columnOf(v.string())
const spareTexts = v.optional(TextColumn)
const spareSigns = v.optional(columnOf(YesNoSchema))

/**
 * All games of a merchant in one language, the most popular first. A column a property: the n-th
 * entries of all columns are one game's. A game whose id, name or category is missing is left out.
 */
export const SearchIndexSchema = v.pipe(
  v.nullable(
    v.object({
      nodeId: TextColumn,
      nodeName: TextColumn,
      gameType: columnOf(GameTypeSchema),
      vassalage: TextColumn,
      /** Empty if it is the name. */
      englishName: spareTexts,
      gameClassify: spareTexts,
      /** Only of lotteries that have a page of their own; else empty. */
      gameCode: spareTexts,
      showIcon: spareTexts,
      isNew: spareSigns,
      isHot: spareSigns,
      /** 0 offers a free trial. */
      supportPlay: spareSigns,
      /** Other ways to write the name, with a line for each. */
      keys: spareTexts,
      /** Games that cannot be started although their vendor's can. */
      closed: spare(
        listOf(
          v.object({
            nodeId: v.string(),
            status: v.picklist(['MAINTENANCE', 'RESTRICTED']),
            maintenanceEndsAt: spare(v.optional(TimestampSchema), undefined),
          }),
        ),
        [],
      ),
    }),
  ),
  v.transform((wire) => (wire ? readGames(wire) : null)),
)

type Column = readonly unknown[] | undefined
interface Columns {
  nodeId: readonly unknown[]
  nodeName: Column
  gameType: Column
  vassalage: Column
  englishName?: Column
  gameClassify?: Column
  gameCode?: Column
  showIcon?: Column
  isNew?: Column
  isHot?: Column
  supportPlay?: Column
  keys?: Column
  closed: readonly {
    nodeId: string
    status: 'MAINTENANCE' | 'RESTRICTED'
    maintenanceEndsAt?: string | undefined
  }[]
}

/** As `NameSchema` has it. */
const LONGEST_NAME = 300

const TYPES: ReadonlySet<unknown> = new Set(GAME_TYPES)
const textAt = (column: Column, at: number) => {
  const value = column?.[at]
  return typeof value === 'string' ? value : ''
}

const isName = (text: string) => text !== '' && text.length <= LONGEST_NAME

function readGames(columns: Columns): IndexedGame[] {
  const closed = new Map(columns.closed.map((each) => [each.nodeId, each]))
  return columns.nodeId.flatMap((id, at): IndexedGame[] => {
    const name = textAt(columns.nodeName, at).trim()
    const type = columns.gameType?.[at]
    if (typeof id !== 'string' || !id || !isName(name) || !TYPES.has(type)) return []
    const shut = closed.get(id)
    const english = textAt(columns.englishName, at)
    const keys = textAt(columns.keys, at)
    return [
      {
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
        english: isName(english) ? english : '',
        keys: isName(keys) ? keys.split('\n') : [],
      },
    ]
  })
}
