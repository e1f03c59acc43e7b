import { Trans, useLingui } from '@lingui/react/macro'
import { LifeBuoy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { paths } from '#core/navigation/paths.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BackToTopics } from './BackToTopics.tsx'
import { ContactCards } from './ContactCards.tsx'
import { FeedbackPane } from './FeedbackPane.tsx'
import { findPlace } from './helpIndex.ts'
import { HelpArticle } from './HelpArticle.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { SearchFinds } from './SearchFinds.tsx'
import { TopicMenu } from './TopicMenu.tsx'
import { FEEDBACK, useHelpAnchor } from './useHelpAnchor.ts'
import { useHelpSearch } from './useHelpSearch.ts'
import { useHelpTopics } from './useHelpTopics.ts'

/** Topic that opens on wide screens if the address names none. */
const FIRST = 'faq'

/**
 * CSS classes of the columns on wide screens: the topics, the open topic, and the ways to contact
 * the operator. Where the page has no room for three, the contacts stand below the topic.
 */
const COLUMNS =
  'grid min-w-0 items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-8 @min-[60rem]:grid-cols-[13rem_minmax(0,1fr)_15rem] @min-[60rem]:gap-x-8 @6xl:grid-cols-[16rem_minmax(0,1fr)_18rem] @6xl:gap-x-12'

/**
 * The help center: on phones a list that opens topics, on wide screens the list beside the topic
 * (docs/product.md §11.7).
 */
export function HelpScreen({ title }: ScreenProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const anchor = useHelpAnchor()
  const { topics, error, refetch } = useHelpTopics()
  const [typed, setTyped] = useState('')
  const { terms, finds } = useHelpSearch(topics, typed)
  const isFeedback = anchor === FEEDBACK
  const named = topics && anchor && !isFeedback ? findPlace(topics, anchor) : undefined
  const first = topics && (findPlace(topics, FIRST) ?? (topics[0] && { topic: topics[0] }))
  const place = named ?? (isWide && !isFeedback ? first : undefined)
  const isOpen = isFeedback || named !== undefined
  useScreenTitle(isFeedback ? t`Feedback` : (named?.question ?? named?.topic)?.title || null)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef('')
  useEffect(() => {
    const left = before.current
    before.current = isOpen ? anchor : ''
    // On phones the list replaces the topic again, so the focus returns to the topic's link.
    if (isWide || isOpen || !left) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    links
      .find((link) => link.getAttribute('href')?.endsWith(paths.help(left)))
      ?.focus({ preventScroll: true })
  }, [isWide, isOpen, anchor])

  return (
    <div
      ref={list}
      className="@container mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-5 lg:px-8 lg:py-8 print:p-0"
    >
      {(isWide || !isOpen) && (
        <HelpSearch
          title={title}
          isHeading={!isOpen}
          typed={typed}
          onType={setTyped}
          found={terms.length > 0 ? finds.length : null}
        />
      )}
      {anchor && topics && !isOpen && (
        <FormAlert tone="info" title={<Trans>We couldn’t find this topic</Trans>}>
          <Trans>Choose another one from the list, or search for what you need.</Trans>
        </FormAlert>
      )}
      {error && !topics && !isFeedback ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={COLUMNS}>
          {(isWide || !isOpen) && (
            <div className="min-w-0 lg:row-span-2">
              {!topics ? (
                <MenuSkeleton />
              ) : terms.length > 0 ? (
                <SearchFinds finds={finds} shown={anchor} />
              ) : (
                <TopicMenu topics={topics} shown={isFeedback ? FEEDBACK : place?.topic.id} />
              )}
            </div>
          )}
          {isFeedback ? (
            <div className="flex min-w-0 flex-col gap-5">
              {!isWide && <BackToTopics />}
              <FeedbackPane isWide={isWide} />
            </div>
          ) : place ? (
            <>
              <HelpArticle
                key={place.topic.id}
                topic={place.topic}
                question={place.question?.id}
                terms={terms}
                isWide={isWide}
                isHeading={isOpen}
              />
              <ContactCards beside />
            </>
          ) : (
            (isWide || topics) &&
            (topics?.length === 0 ? (
              <EmptyState
                icon={<LifeBuoy />}
                title={t`There are no topics yet`}
                detail={t`Customer service can help you with any question.`}
                action={<ServiceButton variant="outline" />}
              />
            ) : topics ? (
              <ContactCards />
            ) : (
              <Skeleton className="h-96 rounded-panel" />
            ))
          )}
        </div>
      )}
    </div>
  )
}

const MenuSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-44 rounded-panel" />
    <Skeleton className="h-6 w-1/3" />
    <Skeleton className="h-44 rounded-panel" />
  </div>
)
