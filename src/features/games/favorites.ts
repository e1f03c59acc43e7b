import { MutationObserver, type Query, type QueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { listGames } from './api.ts'
import { addFavorite, listFavoriteGames, removeFavorite } from './own/api.ts'
import { favoriteIdsQuery } from './favoriteIds.ts'
import type { GamePage } from './gamePages.ts'
import type { Game } from './schema.ts'

/**
 * Adds a game to the player's favourites, or takes it out (specification §4, "Favourites"). It shows
 * at once and is taken back where the gateway refuses. Changes of one game go one after the other.
 *
 * @throws GatewayError where it did not come about
 */
export async function toggleFavorite(queryClient: QueryClient, game: Game): Promise<void> {
  const { nodeIds } = await queryClient.ensureQueryData(favoriteIdsQuery)
  const add = !nodeIds.includes(game.id)
  await new MutationObserver<unknown, GatewayError, void>(queryClient, {
    mutationKey: ['favorite'],
    scope: { id: `favorite ${game.id}` },
    mutationFn: () =>
      add
        ? addFavorite({ nodeId: game.id, vendor: game.vendor, gameType: game.type })
        : removeFavorite({ nodeId: game.id }),
    onMutate: async () => {
      await queryClient.cancelQueries(favoriteIdsQuery)
      show(queryClient, game.id, add)
      if (!add) takeOut(queryClient, game.id)
    },
    onError: () => show(queryClient, game.id, !add),
    onSettled: () => {
      void queryClient.invalidateQueries({ predicate: listsFavorites })
    },
  }).mutate()
}

function show(queryClient: QueryClient, id: string, favorite: boolean): void {
  queryClient.setQueryData(favoriteIdsQuery.queryKey, (known) => {
    const others = known?.nodeIds.filter((each) => each !== id) ?? []
    return { nodeIds: favorite ? [id, ...others] : others }
  })
}

/** Removal shows in lists at once; what moves up into the gap comes with the next reply. */
function takeOut(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<GamePage>({ predicate: listsFavorites }, (page) =>
    page?.games.some((game) => game.id === id)
      ? { ...page, games: page.games.filter((game) => game.id !== id) }
      : page,
  )
}

/** Whether a kept answer is a page of favourites. */
function listsFavorites({ queryKey: [path, kind, input] }: Pick<Query, 'queryKey'>): boolean {
  if (kind !== 'page') return false
  if (path === listFavoriteGames.definition.path) return true
  return (
    path === listGames.definition.path && (input as { filter?: string } | null)?.filter === 'FAV'
  )
}
