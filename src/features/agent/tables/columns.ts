import type { ReactNode } from 'react'
import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'

export interface Column<Row> {
  id: string
  /** Heading of the column, and label of its value on a card. */
  name: string
  /** `end` aligns figures with the end of their column. */
  align?: 'end'
  sortable?: boolean
  /** True if the reader can hide the column; the first column always stays. */
  optional?: boolean
  cell: (row: Row) => ReactNode
}

/** How a row of the table is drawn on phones. */
export interface Card<Row> {
  /** Estimated height of a card in pixels. */
  height: number
  renderCard: (row: Row) => ReactNode
}

/** Column and direction by which the gateway sorts the rows. */
export interface Sort {
  by: string
  desc: boolean
}

const keyOf = (storageKey: string) => `columns-${storageKey}:v1`

const HiddenSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Reads which columns of a table its reader has hidden on this device. */
export function readHidden(storageKey: string): readonly string[] {
  const read = v.safeParse(HiddenSchema, localStore.get(keyOf(storageKey)) ?? '[]')
  return read.success ? read.output : []
}

export const keepHidden = (storageKey: string, hidden: readonly string[]): void =>
  void localStore.set(keyOf(storageKey), JSON.stringify(hidden))
