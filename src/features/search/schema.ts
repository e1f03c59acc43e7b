import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
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
const optionalTexts = v.optional(TextColumn)
const optionalSigns = v.optional(
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
    englishName: optionalTexts,
    gameClassify: optionalTexts,
    /** Only of lotteries that have a page of their own; else empty. */
    gameCode: optionalTexts,
    showIcon: optionalTexts,
    isNew: optionalSigns,
    isHot: optionalSigns,
    /** 0 offers a free trial. */
    supportPlay: optionalSigns,
    /** The lowest bet, an amount in the merchant's currency; empty if it is unknown. */
    minBet: optionalTexts,
    /** Other ways to write the name, with a line for each. */
    keys: optionalTexts,
    /** Games that cannot be started although their vendor's can. */
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
