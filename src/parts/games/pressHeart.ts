import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { noticeAtom } from '#core/notices/notices.ts'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { toggleFavorite } from './favorites.ts'
import type { Game } from './schema.ts'

/** Does what a press on the heart of a game asks for; a removal can be taken back for some seconds. */
export async function pressHeart(
  queryClient: QueryClient,
  store: ReturnType<typeof createStore>,
  game: Pick<Game, 'id' | 'name' | 'vendor' | 'type'>,
  onFail: (error: unknown) => void,
): Promise<void> {
  const player = store.get(sessionGenerationAtom)
  const putBack = await toggleFavorite(queryClient, game)
  if (!putBack) return
  const { name } = game
  store.set(noticeAtom, {
    message: msg`${name} is no longer a favorite.`,
    undo: () => {
      // The notice may outlive its player's session.
      if (store.get(sessionGenerationAtom) === player) putBack().catch(onFail)
    },
  })
}
