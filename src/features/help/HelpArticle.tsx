import { useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCopy } from '#core/platform/useCopy.ts'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { addressToShare } from '#core/navigation/addressToShare.ts'
import { paths } from '#core/navigation/paths.ts'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import { BackToTopics } from './BackToTopics.tsx'
import type { HelpTopic } from './helpIndex.ts'
import { LicenceFacts } from './LicenceFacts.tsx'
import { GROUPS } from './messages.ts'
import { Questions } from './Questions.tsx'
import { ResponsibleCard } from './ResponsibleCard.tsx'
import { LICENCES } from './useHelpTopics.ts'

interface Props {
  topic: HelpTopic
  /** Anchor of the question that the address names; undefined if it names none. */
  question: string | undefined
  terms: readonly string[]
  isWide: boolean
  /** Whether the topic's title is the heading of the page. */
  isHeading: boolean
}

/** One whole topic of the help center. */
export function HelpArticle({ topic, question, terms, isWide, isHeading }: Props) {
  const { t } = useLingui()
  const { id, title, content, group, questions } = topic
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On phones the topic replaces the list, whose link had the focus, so its heading takes the
    // focus.
    if (!isWide) heading.current?.focus({ preventScroll: true })
  }, [isWide])
  const rules = useHtmlRules()
  const Title = isHeading ? 'h1' : 'h2'
  return (
    <article className="flex min-w-0 flex-col gap-5">
      {!isWide && <BackToTopics />}
      <header className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-caption font-semibold text-accent-text">{t(GROUPS[group].name)}</p>
          <Title
            ref={heading}
            tabIndex={-1}
            className="text-title text-balance wrap-anywhere outline-none"
          >
            {title}
          </Title>
        </div>
        <CopyLink anchor={id} />
      </header>
      {(id === LICENCES || id === 'about') && <LicenceFacts />}
      {content && (
        <div className="max-w-[70ch]">
          <SanitizedHtml html={content} marks={terms} {...rules} />
        </div>
      )}
      {id === 'responsible' && <ResponsibleCard />}
      {questions.length > 0 && (
        <Questions questions={questions} open={question} terms={terms} roomy={isWide} />
      )}
    </article>
  )
}

function CopyLink({ anchor }: { anchor: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <button
      type="button"
      aria-label={t`Copy the link to this topic`}
      title={t`Copy the link to this topic`}
      onClick={() => void copy(addressToShare(paths.help(anchor)))}
      className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control border text-muted transition-colors duration-quick hover:bg-raised hover:text-text print:hidden"
    >
      <Link2 aria-hidden="true" className="size-5" />
    </button>
  )
}
