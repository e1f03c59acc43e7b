import type { QueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '#core/locale/languages.ts'
import type { Identity } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/permission.tsx'
import { announcementsQuery } from '#core/announcements/useAnnouncements.ts'
import { vendorsQuery } from '#parts/games/useLanes.ts'

/** Starts the calls that every page needs, before React does. */
export function prefetchShell(
  queryClient: QueryClient,
  language: LanguageCode,
  reader: Identity,
): void {
  void queryClient.prefetchQuery(permissionQuery)
  void queryClient.prefetchQuery(announcementsQuery(language, reader))
  void queryClient.prefetchQuery(vendorsQuery(language))
}
