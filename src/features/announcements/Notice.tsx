import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import type { Announcement } from '#core/system/announcements/api.ts'
import { NoticeDate } from './NoticeDate.tsx'

interface Props {
  notice: Announcement
  /** Called before a link in the notice opens another page. */
  onLeave: () => void
}

/** One whole notice. It takes the focus, because the link that opened it is gone. */
export function Notice({ notice, onLeave }: Props) {
  return (
    <article className="flex flex-col gap-3">
      <h3
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="text-heading wrap-anywhere outline-none"
      >
        {notice.title}
      </h3>
      <NoticeDate timestamp={notice.timestamp} />
      <SanitizedHtml html={notice.content} {...useHtmlRules(onLeave)} />
    </article>
  )
}
