import type { Sort } from './columns.ts'

/*
 * What the address of a table says besides its period and filters (docs/product.md §12.8).
 */

/** A column; after a minus sign, from the greatest on. */
export type SortText<By extends string> = By | `-${By}`

/** All texts that name an order by these columns. */
export const sortsOf = <const By extends string>(names: readonly By[]): readonly SortText<By>[] =>
  names.flatMap((name) => [name, `-${name}`] as const)

export function readSort<By extends string>(text: SortText<By>): Sort & { by: By } {
  const desc = text.startsWith('-')
  return { by: text.slice(desc ? 1 : 0) as By, desc }
}

/** Reads the order of a table from its filters; what comes first unless the address says otherwise. */
export const sortReader =
  <By extends string>(first: SortText<By>) =>
  ({ sort = first }: { sort?: SortText<By> | undefined }) =>
    readSort<By>(sort)

export const writeSort = <By extends string>({ by, desc }: Sort): SortText<By> =>
  desc ? `-${by as By}` : (by as By)

export interface Hidden {
  /** Ids of hidden columns, separated by dots; a single dot hides none. */
  hide?: string | undefined
}

export const HIDE = /^(?:\.|\w{1,20}(?:\.\w{1,20}){0,19})$/

/** Hidden columns as an address says them; undefined if it says nothing. */
export const readHide = ({ hide }: Hidden): string[] | undefined =>
  hide?.split('.').filter((name) => name !== '')

export const writeHide = (hidden: readonly string[]): string => hidden.join('.') || '.'
