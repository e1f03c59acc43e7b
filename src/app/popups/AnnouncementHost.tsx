import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { useMayInterrupt } from '#core/navigation/useMayInterrupt.ts'
import { openPopupsAtom, popupOf } from '#core/popups/popups.ts'
import { sessionAtom } from '#core/session/session.ts'
import { closeAnnouncementsAtom } from '#features/announcements/atoms.ts'
import { AnnouncementPopup } from '#features/announcements/feature.ts'
import { useOpenAnnouncements } from '#features/announcements/useOpenAnnouncements.ts'

/**
 * Opens announcements while nothing else is open, so that they never cover a login, game, menu or
 * form.
 */
export function AnnouncementHost() {
  const { pathname } = useLocation()
  const stack = useAtomValue(openPopupsAtom)
  const session = useAtomValue(sessionAtom)
  const close = useSetAtom(closeAnnouncementsAtom)
  const announcements = useOpenAnnouncements()
  const mayInterrupt = useMayInterrupt()
  const isBusy = session ? session.passwordChange : popupOf(pathname)
  if (stack.some(({ popup }) => popup.kind !== 'announcements')) return null
  // Once open, the announcements stay until they are closed.
  if (stack.length === 0 && !mayInterrupt) return null
  if (isBusy || announcements.length === 0) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AnnouncementPopup
          key={session?.token}
          announcements={announcements}
          onClose={() => close(announcements.map(({ id }) => id))}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
