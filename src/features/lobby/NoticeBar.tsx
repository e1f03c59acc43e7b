import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useDeferredValue } from 'react'
import { Megaphone } from 'lucide-react'
import { openPopupAtom } from '#core/popups/popups.ts'
import { useAnnouncements } from '#core/system/announcements/useAnnouncements.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Marquee } from '#ui/Marquee.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Most notices that the marquee shows, one after the other; the popup has all of them. */
const LINES = 6

/**
 * The marquee of notices, which is hidden if there are none. The same call also loads the
 * banners.
 */
export function NoticeBar() {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  const { data: announced, error, refetch, isPending } = useAnnouncements()
  // The notices are rendered after the first games, because players come for the games.
  const data = useDeferredValue(announced, undefined)
  if (error && !announced) return <LineFailure error={error} onRetry={() => void refetch()} />
  if (isPending || (announced && !data)) return <Skeleton className="h-thumb" />
  const items = (data?.player ?? []).slice(0, LINES).map(({ id, title }) => ({ id, text: title }))
  if (items.length === 0) return null
  return (
    <Marquee
      items={items}
      icon={<Megaphone />}
      label={t`Notices`}
      pauseLabel={t`Pause the notices`}
      resumeLabel={t`Resume the notices`}
      onOpen={(id) => openPopup({ kind: 'notices', id })}
    />
  )
}
