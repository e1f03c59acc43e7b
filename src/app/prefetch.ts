import type { QueryClient } from '@tanstack/react-query'
import { announcementsQuery } from '#core/system/announcements/queries.ts'
import type { PageContext } from '#core/contract/context.ts'
import type { Identity } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { vendorsQuery } from '#parts/games/queries.ts'
import { inOwnTasks } from '#lib/tasks.ts'

/**
 * Starts the calls that every page needs, before React does.
 *
 * @returns settles when all are answered
 */
export const prefetchShell = (
  queryClient: QueryClient,
  context: PageContext,
  reader: Identity,
): Promise<unknown> =>
  inOwnTasks([
    () => queryClient.prefetchQuery(permissionQuery),
    () => queryClient.prefetchQuery(announcementsQuery(reader, context)),
    () => queryClient.prefetchQuery(vendorsQuery(context)),
  ])
