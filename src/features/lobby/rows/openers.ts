import { atom, useAtomValue, useSetAtom } from 'jotai'
import { createContext, use, useEffect, useMemo } from 'react'
import type { HomeRow } from '#core/brand/homeRows.ts'
import type { Game } from '#parts/games/schema.ts'

/** Place of a row on the home page. */
interface RowPlace {
  row: HomeRow
  /** The rows above, separated by spaces. */
  above: string
}

export const RowPlaceContext = createContext<RowPlace>({ row: 'RNG', above: '' })

/** Ids of the games with which the rows of the home page begin. */
const openersAtom = atom<Partial<Record<string, string>>>({})

/** Rows whose order means something: a ranking, and the player's own games. */
const ORDERED: readonly HomeRow[] = ['hot', 'continue', 'favorites']

/** Moves games that already open a row above to the end, so that no game opens two rows. */
export const withNewOpener = (games: readonly Game[], openers: readonly string[]): Game[] => [
  ...games.filter(({ id }) => !openers.includes(id)),
  ...games.filter(({ id }) => openers.includes(id)),
]

/** Returns the games of a row, beginning with one that opens no row above. */
export function useRowGames(games: readonly Game[] | undefined): readonly Game[] | undefined {
  const { row, above } = use(RowPlaceContext)
  const isOrdered = ORDERED.includes(row)
  const openersAbove = useMemo(
    () =>
      atom((get) => {
        const openers = get(openersAtom)
        // A text changes only with its content, so the row is not drawn again for other rows.
        return isOrdered
          ? ''
          : above
              .split(' ')
              .map((other) => openers[other] ?? '')
              .join(' ')
      }),
    [above, isOrdered],
  )
  const openers = useAtomValue(openersAbove)
  const setOpeners = useSetAtom(openersAtom)
  const shown = games && withNewOpener(games, openers.split(' '))
  const opener = shown?.[0]?.id
  useEffect(() => {
    if (opener === undefined) return
    setOpeners((known) => (known[row] === opener ? known : { ...known, [row]: opener }))
  }, [opener, row, setOpeners])
  return shown
}
