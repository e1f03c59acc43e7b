import * as v from 'valibot'

/** A part of a reply that was left out or replaced because it was invalid. */
export interface Mismatch {
  /** Where it stands, such as `gameType`; empty for the whole of a list or of its entry. */
  field: string
  fault: string
}

/** The longest list that screens are made for; longer ones are cut. */
const MOST_ENTRIES = 1000

let found: Mismatch[] | undefined

/**
 * Reads a reply by its schema, and lists what `listOf` and `optionalField` left out or replaced: real
 * gateways add categories and values without notice (docs/quality.md §2.1).
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

/** A list without its invalid entries. */
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

/** A field that screens do not need: if it is missing or invalid, its value is `instead`. */
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
