import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showSignOfLife } from '#core/session/signOfLife.ts'
import { balanceQuery } from '#core/wallet/queries.ts'

/**
 * Keeps the session alive by what a player does in a game, where this page feels no touch: the
 * gateway tells of each bet, and the balance is asked anew. A game that is merely open is no sign.
 */
export function useSignsOfLife(): void {
  const { dataUpdatedAt } = useQuery(balanceQuery)
  useEffect(() => {
    if (dataUpdatedAt > 0) showSignOfLife()
  }, [dataUpdatedAt])
}
