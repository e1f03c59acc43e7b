import type { Sort } from './columns.ts'

/*
 * The settings of a table in the address, besides its period and filters (docs/product.md §12.8).
 */

/** Column by which the table is sorted; a minus sign before its name means the largest first. */
export type SortText<By extends string> = By | `-${By}`

/** All texts that sort a table by one of these columns, in either direction. */
export const sortsOf = <const By extends string>(names: readonly By[]): readonly SortText<By>[] =>
  names.flatMap((name) => [name, `-${name}`] as const)

export function readSort<By extends string>(text: SortText<By>): Sort & { by: By } {
  const desc = text.startsWith('-')
  return { by: text.slice(desc ? 1 : 0) as By, desc }
}

/** Makes a function that reads the order of a table from the address, with a default order. */
export const sortReader =
  <By extends string>(first: SortText<By>) =>
  ({ sort = first }: { sort?: SortText<By> | undefined }) =>
    readSort<By>(sort)

export const writeSort = <By extends string>({ by, desc }: Sort): SortText<By> =>
  desc ? `-${by as By}` : (by as By)

export interface Hidden {
  /** Ids of the hidden columns, separated by dots; a single dot means that no column is hidden. */
  hide?: string | undefined
}

export const HIDE = /^(?:\.|\w{1,20}(?:\.\w{1,20}){0,19})$/

/** Reads the hidden columns from the address; undefined if the address has no such setting. */
export const readHide = ({ hide }: Hidden): string[] | undefined =>
  hide?.split('.').filter((name) => name !== '')

export const writeHide = (hidden: readonly string[]): string => hidden.join('.') || '.'
