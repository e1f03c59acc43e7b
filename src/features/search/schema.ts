import * as v from 'valibot'
import { listOf, spare } from '#core/contract/tolerant.ts'
import { TimestampSchema, YesNoSchema } from '#core/contract/values.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

/** Longer texts are no names, nor addresses of pictures. */
const LONGEST = 2000

/** A property of all games. Entries are replaced rather than parsed: there are ten thousand. */
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
const spareTexts = v.optional(TextColumn)
const spareSigns = v.optional(
  columnOf(YesNoSchema, (entry) => (entry === 0 || entry === 1 ? entry : null)),
)

/**
 * All games of a merchant in one language, the most popular first. A column a property: the n-th
 * entries of all columns are one game's.
 */
export const SearchIndexSchema = v.nullable(
  v.object({
    nodeId: TextColumn,
    nodeName: TextColumn,
    gameType: columnOf(GameTypeSchema, readText),
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
    /** The lowest bet, an amount in the merchant's currency; empty if it is unknown. */
    minBet: spareTexts,
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
)

export type SearchColumns = NonNullable<v.InferOutput<typeof SearchIndexSchema>>
