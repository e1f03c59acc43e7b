import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Megaphone, Pin } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import type { AgentAnnouncement } from './api.ts'

interface Props {
  announcement: AgentAnnouncement
  /**
   * Whether the address of the page names this announcement, which is then open and scrolled into
   * view.
   */
  isNamed: boolean
  onRead: () => void
}

/** An announcement in the list. Opening it shows its text and marks it as read. */
export function AnnouncementEntry({ announcement, isNamed, onRead }: Props) {
  const { t } = useLingui()
  const moments = useMoments()
  const rules = useHtmlRules()
  const { title, content, isPinned, at, read } = announcement
  const [open, setOpen] = useState(isNamed)
  const text = useId()
  const button = useRef<HTMLButtonElement>(null)
  const show = useEffectEvent(() => {
    if (!read) onRead()
  })
  useEffect(() => {
    if (open) show()
  }, [open])
  useEffect(() => {
    if (isNamed) button.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isNamed])
  return (
    <li className="border-b last:border-b-0">
      <h2>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? text : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-start -outline-offset-2 transition-colors duration-quick hover:bg-raised"
        >
          <span
            className={`flex size-10 shrink-0 items-center justify-center rounded-pill [&_svg]:size-5 ${isPinned ? 'bg-accent text-on-accent' : 'bg-raised text-muted'}`}
          >
            {isPinned ? <Pin aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
          </span>
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span
              className={`text-body wrap-anywhere ${open ? '' : 'line-clamp-2'} ${read ? 'font-medium' : 'font-bold'}`}
            >
              {title}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
              <time dateTime={at}>{moments.day(at)}</time>
              {!read && (
                <span className="inline-flex items-center gap-1.5 font-semibold text-primary-text">
                  <span aria-hidden="true" className="size-2 rounded-pill bg-primary-mark" />
                  <span>{t({ message: 'Unread', context: 'of an announcement' })}</span>
                </span>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4.5 shrink-0 text-muted transition-transform duration-quick ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {open && (
        <div id={text} className="border-t border-dashed bg-sunken px-4 py-4 sm:px-7 sm:py-6">
          <SanitizedHtml html={content} {...rules} />
        </div>
      )}
    </li>
  )
}
