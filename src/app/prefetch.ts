import type { QueryClient } from '@tanstack/react-query'
import { announcementsQuery } from '#core/announcements/queries.ts'
import type { PageContext } from '#core/contract/context.ts'
import type { Identity } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { vendorsQuery } from '#parts/games/queries.ts'

/** Starts the calls that every page needs, before React does. */
export function prefetchShell(
  queryClient: QueryClient,
  context: PageContext,
  reader: Identity,
): void {
  void queryClient.prefetchQuery(permissionQuery)
  void queryClient.prefetchQuery(announcementsQuery(reader, context))
  void queryClient.prefetchQuery(vendorsQuery(context))
}
