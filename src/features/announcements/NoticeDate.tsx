import { useLingui } from '@lingui/react/macro'

export function NoticeDate({ timestamp }: { timestamp: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={timestamp} className="text-caption text-muted">
      {i18n.date(timestamp, { dateStyle: 'medium' })}
    </time>
  )
}
