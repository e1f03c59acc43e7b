import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { hasEndedAtom, sessionAtom } from '#core/session/session.ts'
import type { Announcement } from '#core/system/announcements/api.ts'
import { useAnnouncements } from '#core/system/announcements/useAnnouncements.ts'
import { announcementsClosedAtom, seenAnnouncementsAtom } from './atoms.ts'
import { welcomeQuery } from './queries.ts'

const NONE: readonly Announcement[] = []

/**
 * Announcements for the present reader: type B for visitors, type A for users, and type F first
 * in a user's first session. Empty until all of them have loaded, and after the reader has closed
 * them. What was closed once on this device is not shown again.
 */
export function useOpenAnnouncements(): readonly Announcement[] {
  const context = usePageContext()
  const session = useAtomValue(sessionAtom)
  const closed = useAtomValue(announcementsClosedAtom)
  const seen = useAtomValue(seenAnnouncementsAtom)
  const hasEnded = useAtomValue(hasEndedAtom)
  const all = useAnnouncements()
  const isFirst = session?.firstTimeLogin ?? false
  const welcome = useQuery({
    ...welcomeQuery(context),
    enabled: isFirst && !closed,
  })
  // A player who was just logged out sees the reason for that instead, and has seen the
  // announcements before.
  if (hasEnded || closed || !all.data || all.isPlaceholderData) return NONE
  // The announcements for a first session come before the others. If they fail to load, only the
  // others are shown.
  if (isFirst && welcome.isPending) return NONE
  const meant = (list: readonly Announcement[] | undefined, execution: Announcement['execution']) =>
    list?.filter((one) => one.execution === execution && !seen.has(one.id)) ?? NONE
  return session
    ? [...meant(isFirst ? welcome.data?.popup : NONE, 'F'), ...meant(all.data.popup, 'A')]
    : meant(all.data.popup, 'B')
}
