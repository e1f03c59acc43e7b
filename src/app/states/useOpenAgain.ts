import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { permissionQuery, systemStatusQuery } from '#core/system/queries.ts'

const ASK_AGAIN_MS = 15_000

/**
 * Asks the gateway until the site no longer has the status that closed it, and then opens the site.
 *
 * @param closedBy the status that closed the site: 1 for maintenance, 2 for a blocked region
 * @returns the query of the status
 */
export function useOpenAgain(closedBy: 1 | 2) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...systemStatusQuery,
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  })
  const { data, dataUpdatedAt } = query
  // Time of the latest reply that says that the closure is over. Each such reply starts a new
  // permission call, since the one before may have failed or still reported the closure.
  const overAt = data !== undefined && data.systemStatus !== closedBy ? dataUpdatedAt : 0
  useEffect(() => {
    if (overAt) void queryClient.invalidateQueries(permissionQuery)
  }, [overAt, queryClient])
  return query
}
