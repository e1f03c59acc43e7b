import * as v from 'valibot'

/** Reports a part of a reply that was left out or replaced because it was invalid. */
export interface Mismatch {
  /**
   * Name of the invalid field, such as `gameType`; empty if a whole list or a whole entry of a list
   * is invalid.
   */
  field: string
  fault: string
}

/** The longest list that screens can show; a longer list in a reply is cut. */
const MOST_ENTRIES = 1000

let found: Mismatch[] | undefined

/**
 * Reads a reply by its schema, and lists the parts that `listOf` and `optionalField` left out or
 * replaced. Real gateways add categories and values without notice (docs/quality.md §2.1).
 */
export function readReply<Schema extends v.GenericSchema>(schema: Schema, reply: unknown) {
  const mismatches: Mismatch[] = []
  found = mismatches
  try {
    return { read: v.safeParse(schema, reply), mismatches }
  } finally {
    found = undefined
  }
}

/** Schema of a list that leaves out its invalid entries. */
export function listOf<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ listOf: entry }),
    v.transform((entries) => {
      if (entries.length > MOST_ENTRIES) {
        found?.push({ field: '', fault: `${entries.length} entries` })
      }
      return entries.slice(0, MOST_ENTRIES).flatMap((each): v.InferOutput<Entry>[] => {
        const read = v.safeParse(entry, each)
        if (read.success) return [read.output]
        note(read.issues)
        return []
      })
    }),
  )
}

/**
 * Schema of a field of a reply that screens can do without: if it is missing or invalid, its value
 * is `instead`.
 */
export function optionalField<const Schema extends v.GenericSchema>(
  schema: Schema,
  instead: v.InferOutput<Schema>,
) {
  return v.fallback(schema, (dataset) => {
    if (dataset?.issues) note(dataset.issues)
    return instead as never
  })
}

function note([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): void {
  found?.push({ field: v.getDotPath(issue) ?? '', fault: issue.message.slice(0, 99) })
}
