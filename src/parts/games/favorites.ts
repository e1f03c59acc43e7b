import { MutationObserver, type Query, type QueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { addFavorite, type listFavoriteIds, removeFavorite } from './api.ts'
import { favoriteIdsQuery, listsFavorites } from './queries.ts'
import type { Game, GamePage } from './schema.ts'

type Undo = () => void
type FavoriteIds = Awaited<ReturnType<typeof listFavoriteIds>>

type FavoriteGame = Pick<Game, 'id' | 'vendor' | 'type'>

/**
 * Adds a game to the player's favourites, or removes it (docs/product.md §4.8). The change is shown
 * at once, and undone if the gateway refuses it. Changes of the same game are sent one after
 * another.
 *
 * @returns after a removal, a function that puts the game back in its position in the lists
 * @throws GatewayError if the change failed
 */
export async function toggleFavorite(
  queryClient: QueryClient,
  game: FavoriteGame,
): Promise<(() => Promise<void>) | undefined> {
  const { nodeIds } = await queryClient.ensureQueryData(favoriteIdsQuery)
  if (!nodeIds.includes(game.id)) {
    await changeFavorite(queryClient, game, () => show(queryClient, game.id, true), true)
    return undefined
  }
  let taken: Undo[] = []
  await changeFavorite(
    queryClient,
    game,
    () => {
      taken = takeOut(queryClient, game.id)
      return [...show(queryClient, game.id, false), ...taken]
    },
    false,
  )
  return () =>
    changeFavorite(
      queryClient,
      game,
      () => {
        taken.forEach((putBack) => putBack())
        return [...show(queryClient, game.id, true), () => void takeOut(queryClient, game.id)]
      },
      true,
    )
}

async function changeFavorite(
  queryClient: QueryClient,
  { id, vendor, type }: FavoriteGame,
  /**
   * Changes the cached answers at once, before the call is sent; returns functions that undo that.
   */
  showChange: () => Undo[],
  add: boolean,
): Promise<void> {
  await new MutationObserver<unknown, GatewayError, void, Undo[]>(queryClient, {
    scope: { id: `favorite ${id}` },
    mutationFn: () =>
      add ? addFavorite({ nodeId: id, vendor, gameType: type }) : removeFavorite({ nodeId: id }),
    onMutate: async () => {
      await queryClient.cancelQueries(favoriteIdsQuery)
      return showChange()
    },
    onError: (_error, _nothing, undone) => undone?.forEach((undo) => undo()),
    onSettled: () => refreshTagged(queryClient, 'favorites'),
  }).mutate()
}

/** Adds a game to the cached ids of favourites, or removes it. */
function show(queryClient: QueryClient, id: string, favorite: boolean): Undo[] {
  const marked = (isFavorite: boolean) => (known: FavoriteIds) => {
    const others = known.nodeIds.filter((each) => each !== id)
    return { nodeIds: isFavorite ? [id, ...others] : others }
  }
  const ids = queryClient.getQueryCache().find(favoriteIdsQuery)
  return ids ? [change(queryClient, ids, marked(favorite), marked(!favorite))] : []
}

/**
 * Removes a game from the cached lists of favourites at once; the next reply from the gateway fills
 * the gap.
 */
function takeOut(queryClient: QueryClient, id: string): Undo[] {
  const pages = queryClient.getQueryCache().findAll({ predicate: listsFavorites })
  return pages.flatMap((page) => {
    const games = queryClient.getQueryData<GamePage>(page.queryKey)?.games ?? []
    const place = games.findIndex((game) => game.id === id)
    const taken = games[place]
    if (!taken) return []
    const without = (known: GamePage) => known.games.filter((game) => game.id !== id)
    return [
      change<GamePage>(
        queryClient,
        page,
        (known) => ({ ...known, games: without(known) }),
        (known) => {
          const others = without(known)
          return { ...known, games: [...others.slice(0, place), taken, ...others.slice(place)] }
        },
      ),
    ]
  })
}

/**
 * Changes a cached answer; the returned function undoes that. It does nothing if a logout has
 * dropped the answer since.
 */
function change<Data>(
  queryClient: QueryClient,
  query: Query,
  to: (known: Data) => Data,
  back: (known: Data) => Data,
): Undo {
  const write = (how: (known: Data) => Data) => {
    const known = query.state.data as Data | undefined
    if (known !== undefined) query.setData(how(known), { manual: true })
  }
  write(to)
  return () => {
    if (queryClient.getQueryCache().get(query.queryHash) === query) write(back)
  }
}
