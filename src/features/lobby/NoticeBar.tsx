import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import { useAnnouncements } from '#features/announcements/useAnnouncements.ts'
import { Marquee } from '#ui/Marquee.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LineFailure } from '#features/games/SectionState.tsx'

/** The notice marquee; gone where there is no notice. The banners above come with the same call. */
export function NoticeBar() {
  const { t } = useLingui()
  const { data, error, refetch, isPending } = useAnnouncements()
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton className="h-thumb" />
  const items = (data?.player ?? []).map(({ id, title }) => ({ id, text: title }))
  if (items.length === 0) return null
  return (
    <Marquee
      items={items}
      icon={<Megaphone />}
      label={t`Notices`}
      pauseLabel={t`Pause the notices`}
      resumeLabel={t`Resume the notices`}
    />
  )
}
