import type { QueryClient } from '@tanstack/react-query'
import { announcementsQuery } from '#core/system/announcements/queries.ts'
import type { PageContext } from '#core/contract/context.ts'
import type { Identity } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { vendorsQuery } from '#parts/games/queries.ts'
import { nextTask } from '#lib/later.ts'

/**
 * Starts the gateway calls that every page needs, before React starts.
 *
 * @returns a promise that settles when all of them are answered
 */
export async function prefetchShell(
  queryClient: QueryClient,
  context: PageContext,
  reader: Identity,
): Promise<void> {
  const permission = queryClient.prefetchQuery(permissionQuery)
  await nextTask()
  const announcements = queryClient.prefetchQuery(announcementsQuery(reader, context))
  await nextTask()
  const vendors = queryClient.prefetchQuery(vendorsQuery(context))
  await Promise.all([permission, announcements, vendors])
}
