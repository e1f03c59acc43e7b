import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { TimestampSchema, YesNoSchema } from '#core/contract/values.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

/** Most characters of a text in the search index; names and picture addresses are shorter. */
const LONGEST = 2000

/**
 * Schema of one column of the index, which has one property of all games. Invalid entries are
 * replaced by default values, because parsing each of ten thousand games would be slow.
 */
const columnOf = <Value extends v.GenericSchema, Read>(
  value: Value,
  readEntry: (entry: unknown) => Read,
) =>
  v.pipe(
    v.unknown(),
    v.metadata({ listOf: value }),
    v.transform((column): readonly Read[] => (Array.isArray(column) ? column.map(readEntry) : [])),
  )
const readText = (entry: unknown) =>
  typeof entry === 'string' && entry.length <= LONGEST ? entry : ''
const TextColumn = columnOf(v.string(), readText)
const optionalTexts = v.optional(TextColumn)
const optionalSigns = v.optional(
  columnOf(YesNoSchema, (entry) => (entry === 0 || entry === 1 ? entry : null)),
)

/**
 * All games of a merchant in one language, the most popular first. Each property is a column; the
 * n-th entries of all columns belong to the same game.
 */
export const SearchIndexSchema = v.nullable(
  v.object({
    nodeId: TextColumn,
    nodeName: TextColumn,
    gameType: columnOf(GameTypeSchema, readText),
    vassalage: TextColumn,
    /** English names of the games; empty if the English name is the displayed name. */
    englishName: optionalTexts,
    gameClassify: optionalTexts,
    /** Codes of lotteries that have their own page; empty for all other games. */
    gameCode: optionalTexts,
    showIcon: optionalTexts,
    isNew: optionalSigns,
    isHot: optionalSigns,
    /** Whether the games offer a free trial; 0 means that a game does. */
    supportPlay: optionalSigns,
    /** Lowest bets in the merchant's currency; empty if unknown. */
    minBet: optionalTexts,
    /** Other ways to write the names of the games, one on each line. */
    keys: optionalTexts,
    /** Games that cannot be started now, although their vendor is open. */
    closed: optionalField(
      listOf(
        v.object({
          nodeId: v.string(),
          status: v.picklist(['MAINTENANCE', 'RESTRICTED']),
          maintenanceEndsAt: optionalField(v.optional(TimestampSchema), undefined),
        }),
      ),
      [],
    ),
  }),
)

export type SearchColumns = NonNullable<v.InferOutput<typeof SearchIndexSchema>>
