import type { ReactNode } from 'react'
import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'

export interface Column<Row> {
  id: string
  /** Heads the column, and names the value on a card. */
  name: string
  /** Figures stand at the end. */
  align?: 'end'
  sortable?: boolean
  /** Can be hidden by the reader; the first column never can. */
  optional?: boolean
  cell: (row: Row) => ReactNode
}

/** How a row is drawn on phones. */
export interface Card<Row> {
  /** How high it is, more or less, in pixels. */
  height: number
  renderCard: (row: Row) => ReactNode
}

/** By which column rows are sorted, by the gateway. */
export interface Sort {
  by: string
  desc: boolean
}

const keyOf = (storageKey: string) => `columns-${storageKey}:v1`

const HiddenSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Columns of a table that its reader hid on this device. */
export function readHidden(storageKey: string): readonly string[] {
  const read = v.safeParse(HiddenSchema, localStore.get(keyOf(storageKey)) ?? '[]')
  return read.success ? read.output : []
}

export const keepHidden = (storageKey: string, hidden: readonly string[]): void =>
  void localStore.set(keyOf(storageKey), JSON.stringify(hidden))
