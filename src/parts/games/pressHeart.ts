import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { toggleFavorite } from './favorites.ts'
import type { Game } from './schema.ts'

/** Handles a press on the heart of a game. A removal can be undone for some seconds. */
export async function pressHeart(
  queryClient: QueryClient,
  store: ReturnType<typeof createStore>,
  game: Pick<Game, 'id' | 'name' | 'vendor' | 'type'>,
): Promise<void> {
  const fail = (error: unknown) => {
    // The shared error handling has already shown a message for these errors.
    if (error instanceof GatewayError && hasOwnWords(error)) return
    store.set(noticeAtom, {
      message: msg`Your favorites couldn’t be changed. Please try again.`,
    })
  }
  const player = store.get(sessionGenerationAtom)
  try {
    const putBack = await toggleFavorite(queryClient, game)
    if (!putBack) return
    const { name } = game
    store.set(noticeAtom, {
      message: msg`${name} is no longer a favorite.`,
      undo: () => {
        // The notice with its undo button may still be on screen after the player has logged out.
        if (store.get(sessionGenerationAtom) === player) putBack().catch(fail)
      },
    })
  } catch (error) {
    fail(error)
  }
}

const hasOwnWords = ({ status, code }: GatewayError) =>
  status === 401 || code === 'in_need_true_account'
