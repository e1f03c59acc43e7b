import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ExternalLink, LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { paths } from '#core/navigation/paths.ts'
import { openWindow } from '#core/platform/openWindow.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { findPlace, type HelpTopic } from './helpIndex.ts'
import { LicenceFacts } from './LicenceFacts.tsx'
import { Questions } from './Questions.tsx'
import { readAnchor } from './useHelpAnchor.ts'
import { LICENCES, useHelpTopics } from './useHelpTopics.ts'

const NO_TERMS: readonly string[] = []

/** A help topic in a popup over another page, which stays unchanged (docs/product.md §2.4). */
export function HelpPopup({ anchor: first, onClose }: PopupProps<'help'>) {
  const { t } = useLingui()
  const { topics, error, refetch } = useHelpTopics()
  const [trail, setTrail] = useState([first])
  const anchor = trail.at(-1) ?? first
  const place = topics && findPlace(topics, anchor)
  return (
    <Dialog
      title={place?.topic.title ?? t`Help center`}
      closeLabel={t`Close`}
      onClose={onClose}
      wide
      footer={
        <div className="flex flex-wrap gap-3">
          {trail.length > 1 ? (
            <Button
              variant="outline"
              className="min-w-32 flex-1"
              onClick={() => setTrail(trail.slice(0, -1))}
            >
              <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
              <Trans>Back</Trans>
            </Button>
          ) : (
            <a
              href={paths.help(anchor)}
              target="_blank"
              rel="noopener"
              className={`${buttonClass({ variant: 'outline' })} min-w-32 flex-1`}
            >
              <ExternalLink aria-hidden="true" className="size-4.5" />
              <Trans>Help center</Trans>
            </a>
          )}
          <Button className="min-w-32 flex-1" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      {place ? (
        <Topic
          key={anchor}
          topic={place.topic}
          question={place.question?.id}
          onAnchor={(next) => setTrail([...trail, next])}
        />
      ) : error && !topics ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : topics ? (
        <EmptyState
          icon={<LifeBuoy />}
          title={t`We couldn’t find this topic`}
          detail={t`Customer service can help you with any question.`}
        />
      ) : (
        <div className="flex flex-col gap-3">
          {[0, 1, 2].map((part) => (
            <Skeleton key={part} className="h-24" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface TopicProps {
  topic: HelpTopic
  question: string | undefined
  onAnchor: (anchor: string) => void
}

function Topic({ topic, question, onAnchor }: TopicProps) {
  const rules = useHtmlRules()
  // A link to another topic opens in this popup, a link to any other page in a new tab. Thus the
  // page below loses nothing that the player entered.
  const follow = (path: string) => {
    const [page, anchor] = path.split('#')
    if (page !== paths.help() || !anchor) return openWindow(path) !== undefined
    onAnchor(readAnchor(anchor))
    return true
  }
  return (
    <div className="flex flex-col gap-5">
      {topic.id === LICENCES && <LicenceFacts />}
      <SanitizedHtml html={topic.content} {...rules} onInner={follow} />
      {topic.questions.length > 0 && (
        <Questions questions={topic.questions} open={question} terms={NO_TERMS} onInner={follow} />
      )}
    </div>
  )
}
